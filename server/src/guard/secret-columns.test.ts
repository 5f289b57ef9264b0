import type { ColumnKind } from '@parley/contract/schema';
import { describe, expect, test } from 'vitest';
import { isSecretColumn } from './secret-columns.ts';

/** As people write a name of several words. */
const spellings: readonly ((words: readonly string[]) => string)[] = [
  (words) => words.join('_'),
  (words) => words.join('-'),
  (words) => words.join(' '),
  (words) => words.join('_').toUpperCase(),
  (words) => words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
  (words) => words.map(capital).join(''),
  (words) => words.map(capital).join('_'),
];

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function spelt(names: readonly string[]): string[] {
  return names.flatMap((name) => spellings.map((spelling) => spelling(name.split('_'))));
}

const secrets = [
  ...[
    'password',
    'passwd',
    'pwd',
    'pw',
    'password_hash',
    'hashed_password',
    'encrypted_password',
    'user_pass',
  ],
  ...[
    'passphrase',
    'passcode',
    'pin_code',
    'pin',
    'card_pin',
    'otp',
    'totp',
    'totp_seed',
    'otp_secret',
    'mfa_secret',
  ],
  ...[
    'secret',
    'client_secret',
    'secret_key',
    'secret_value',
    'api_key',
    'access_key',
    'private_key',
    'ssh_key',
  ],
  ...[
    'token',
    'refresh_token',
    'session_token',
    'reset_password_token',
    'access_token',
    'jwt',
    'api_token_value',
  ],
  ...['pass_word', 'user_pass_word', 'pass_phrase', 'pass_code', 'verification_code', 'magic_link', 'creds'],
  ...['wallet_key', 'ccnum', 'clave_acceso', 'codigo_secreto'],
  ...['recovery_codes', 'backup_codes', 'security_answer', 'seed_phrase', 'credentials', 'connection_string'],
  ...[
    'card_number',
    'credit_card',
    'credit_card_number',
    'cvv',
    'cvc',
    'cvv2',
    'iban',
    'ssn',
    'social_security_number',
  ],
  ...['bank_account', 'bank_account_number', 'hash', 'salt', 'password_salt', 'pin_hash', 'token_hash'],
  ...[
    'passwort',
    'passwort_hash',
    'kennwort',
    'contraseña',
    'contrasena',
    'mot_de_passe',
    'mdp',
    'senha',
    'wachtwoord',
  ],
  ...[
    'parola',
    'hasło',
    'haslo',
    'salasana',
    'lösenord',
    'losenord',
    'passord',
    'adgangskode',
    'heslo',
    'jelszó',
  ],
  ...[
    'şifre',
    'пароль',
    'парола',
    'lozinka',
    'kata_sandi',
    'mật_khẩu',
    '密码',
    '用户密码',
    '密碼',
    'パスワード',
    '비밀번호',
  ],
];

const harmless = [
  ...[
    'password_changed_at',
    'password_expires_on',
    'password_attempts',
    'password_strength',
    'password_policy',
  ],
  ...['has_password', 'is_secret', 'requires_password', 'password_required', 'failed_password_attempts'],
  ...[
    'token_count',
    'tokens_used',
    'max_tokens',
    'prompt_tokens',
    'total_tokens',
    'token_type',
    'token_id',
    'token_symbol',
  ],
  ...[
    'api_key_id',
    'api_key_name',
    'secret_name',
    'access_key_created_at',
    'credit_card_type',
    'credit_card_expiry',
  ],
  ...[
    'secretary_id',
    'secretary',
    'secretariat',
    'passenger_id',
    'passenger',
    'passport_country',
    'compass',
    'bypass',
  ],
  ...[
    'keyboard',
    'keyword',
    'key',
    'product_key',
    'foreign_key',
    'primary_key',
    'hash_tag',
    'hashtag',
    'hash_tags',
  ],
  ...[
    'pinned',
    'pinned_at',
    'map_pin',
    'pin_color',
    'pin_lat',
    'shipping',
    'footprint',
    'spinner',
    'opinion',
    'pineapple',
  ],
  ...[
    'salted',
    'salted_caramel',
    'salty',
    'basalt',
    'tokenised',
    'tokenized',
    'classname',
    'class_name',
    'description',
  ],
  ...[
    'card_holder',
    'card_type',
    'business_card',
    'scorecard',
    'discard',
    'wildcard_name',
    'season_pass',
    'pass_rate',
  ],
  ...[
    'security_code',
    'postal_code',
    'country_code',
    'bank_name',
    'account_name',
    'account_number',
    'private_notes',
  ],
  ...[
    'name',
    'email',
    'phone',
    'status',
    'amount',
    'session_id',
    'otpravka',
    'assignment',
    'desenho',
    'passwordless_login',
  ],
];

describe('the names of columns that hold secrets', () => {
  test.each(secrets)('%s, however it is spelt and whatever stands before it', (name) => {
    const prefixed = [name, `user_${name}`, `old_${name}`, `customer_account_${name}`];
    expect(spelt(prefixed).filter((spelling) => !isSecretColumn({ name: spelling }))).toEqual([]);
  });

  test.each(['text', 'integer', 'number', 'uuid', 'json', 'array', 'binary', 'enum', 'other'] as const)(
    'in a column of the kind %s too',
    (kind) => {
      const always = [
        'password',
        'api_key',
        'cvv',
        'card_number',
        'ssn',
        'pin_code',
        'recovery_codes',
        'reset_token',
      ];
      expect(spelt(always).filter((name) => !isSecretColumn({ name, kind }))).toEqual([]);
    },
  );

  test.each([
    'userpassword',
    'passwordhash',
    'PASSWORDHASH',
    'accesstoken',
    'refreshtoken',
    'apikey',
    'APIKey',
    'privatekey',
    'clientsecret',
    'creditcard',
    'cardnumber',
    'motdepasse',
    'pincode',
    'password1',
    'password_2',
  ])('%s, written together', (name) => {
    expect(isSecretColumn({ name })).toBe(true);
  });
});

describe('names that hold none', () => {
  test.each(harmless)('%s, however it is spelt', (name) => {
    expect(spelt([name]).filter((spelling) => isSecretColumn({ name: spelling }))).toEqual([]);
  });

  test.each<ColumnKind>(['boolean', 'date', 'timestamp', 'time'])('none of the kind %s', (kind) => {
    expect(spelt(secrets).filter((name) => isSecretColumn({ name, kind }))).toEqual([]);
  });

  test.each(['passwordchangedat', 'tokencount', 'passwordid', 'passwordless'])(
    '%s, written together',
    (name) => {
      expect(isSecretColumn({ name })).toBe(false);
    },
  );
});

describe('what only the kind or the table can tell', () => {
  test.each([
    [{ name: 'pin', table: 'employees' }, true],
    [{ name: 'pin', table: 'map_markers' }, false],
    [{ name: 'pin', table: 'Boards' }, false],
    [{ name: 'pass', table: 'users' }, true],
    [{ name: 'pass', table: 'exam_results' }, false],
    [{ name: 'clave', table: 'usuarios' }, true],
    [{ name: 'clave', table: 'productos' }, false],
    [{ name: 'tokens', kind: 'integer' as const }, false],
    [{ name: 'tokens', kind: 'json' as const }, true],
    [{ name: 'salt', kind: 'number' as const, table: 'recipes' }, false],
    [{ name: 'salt', kind: 'binary' as const, table: 'users' }, true],
  ])('%o: %s', (column, isSecret) => {
    expect(isSecretColumn(column)).toBe(isSecret);
  });
});
