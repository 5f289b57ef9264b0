import { addDays } from './date-arithmetic.ts';
import { fakePerson } from './fake-person.ts';
import type { Tables } from './seed-table-types.ts';
import type { SeededRandom } from './seeded-random.ts';

const users = 24;

/** What no question may ever reach: it is here so that a guard has something to keep shut. */
export function generateSystemSchemaRows(random: SeededRandom, now: Date): Tables {
  const accounts = Array.from({ length: users }, (_, index) => {
    const { name, email } = fakePerson(random, index + 1);
    const created_at = addDays(now, -random.between(20, 400));
    return {
      id: uuid(random),
      email,
      encrypted_password: `$2a$10$${word(random, 53)}`,
      email_confirmed_at: random.chance(0.9) ? created_at : null,
      last_sign_in_at: random.chance(0.8) ? addDays(now, -random.between(0, 20)) : null,
      raw_user_meta_data: { full_name: name },
      created_at,
    };
  });
  const sessions = accounts.slice(0, 10).map(({ id }) => ({
    id: uuid(random),
    user_id: id,
    created_at: addDays(now, -random.between(0, 14)),
    user_agent: 'Mozilla/5.0',
  }));
  return {
    'auth.users': accounts,
    'auth.sessions': sessions,
    'auth.refresh_tokens': sessions.map(({ id }, index) => ({
      id: index + 1,
      session_id: id,
      token: word(random, 22),
      revoked: random.chance(0.3),
    })),
    'storage.buckets': [{ id: 'avatars', name: 'avatars', public: true }],
    'vault.secrets': [
      {
        id: uuid(random),
        name: 'payment_gateway_key',
        description: 'Used by the nightly settlement',
        secret: word(random, 40),
        created_at: addDays(now, -200),
      },
    ],
  };
}

function uuid(random: SeededRandom): string {
  const hex = Array.from({ length: 32 }, () => random.whole(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function word(random: SeededRandom, length: number): string {
  return Array.from({ length }, () => random.whole(0, 35).toString(36)).join('');
}
