import { createHash, createHmac, randomBytes } from 'node:crypto';
import { StateFile } from '../state-file.ts';

export type KeyRole = 'anon' | 'service_role';

const issuedAt = 1_735_689_600;
const tenYears = 315_360_000;

/** The projects' API keys. They follow from one secret of this installation, so they outlive a restart. */
export class ProjectKeys {
  readonly #secret: string;

  constructor(path: string) {
    const file = new StateFile<{ secret: string }>(path);
    const state = file.read(() => {
      const fresh = { secret: randomBytes(32).toString('hex') };
      file.write(fresh);
      return fresh;
    });
    this.#secret = state.secret;
  }

  jwtSecret(ref: string): string {
    return this.#derive(ref, 'jwt').toString('base64');
  }

  /** The role that a key of the project speaks for. */
  roleOf(ref: string, key: string): { role: KeyRole; kind: 'legacy' | 'current' } | undefined {
    if (key === this.#publishable(ref)) return { role: 'anon', kind: 'current' };
    if (key === this.#secretKey(ref)) return { role: 'service_role', kind: 'current' };
    if (key === this.#jwt(ref, 'anon')) return { role: 'anon', kind: 'legacy' };
    if (key === this.#jwt(ref, 'service_role')) return { role: 'service_role', kind: 'legacy' };
    return undefined;
  }

  /** As the real service lists them: only the new secret key is hidden until it is asked for. */
  list(ref: string, { createdAt, reveal }: { createdAt: string; reveal: boolean }) {
    const publishable = this.#publishable(ref);
    const secret = this.#secretKey(ref);
    const prefix = secret.slice(0, 'sb_secret_'.length + 5);
    const dates = { inserted_at: createdAt, updated_at: createdAt };
    return [
      this.#legacy(ref, 'anon'),
      this.#legacy(ref, 'service_role'),
      {
        name: 'default',
        type: 'publishable',
        id: this.#id(ref, 'publishable'),
        api_key: publishable,
        prefix: publishable.slice(0, 'sb_publishable_'.length + 5),
        hash: sha256(publishable),
        description: null,
        secret_jwt_template: null,
        ...dates,
      },
      {
        name: 'default',
        type: 'secret',
        id: this.#id(ref, 'secret'),
        api_key: reveal ? secret : `${prefix}···`,
        prefix,
        hash: sha256(secret),
        description: null,
        secret_jwt_template: { role: 'service_role' },
        ...dates,
      },
    ];
  }

  #legacy(ref: string, role: KeyRole) {
    const key = this.#jwt(ref, role);
    const about = { name: role, type: 'legacy', id: role, description: `Legacy ${role} API key` };
    return { ...about, api_key: key, hash: sha256(key), prefix: key.slice(-43, -38) };
  }

  #publishable(ref: string): string {
    return `sb_publishable_${this.#derive(ref, 'publishable').toString('base64url').slice(0, 31)}`;
  }

  #secretKey(ref: string): string {
    return `sb_secret_${this.#derive(ref, 'secret').toString('base64url').slice(0, 31)}`;
  }

  #jwt(ref: string, role: KeyRole): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: 'supabase', ref, role, iat: issuedAt, exp: issuedAt + tenYears };
    const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
    return `${signed}.${createHmac('sha256', this.jwtSecret(ref)).update(signed).digest('base64url')}`;
  }

  #id(ref: string, purpose: string): string {
    const hex = this.#derive(ref, `id ${purpose}`).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }

  #derive(ref: string, purpose: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${ref} ${purpose}`).digest();
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
