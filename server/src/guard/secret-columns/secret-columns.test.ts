import type { ColumnKind } from '@parley/contract/database-schema';
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
  ...['service_role_key', 'anon_key', 'vault_key', 'kms_key', 'activation_key', 'cc_no', 'passkey'],
  ...['code_verifier', 'seed_words'],
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
  ...[
    'session_id',
    'session_cookie',
    'phpsessid',
    'reset_code',
    'password_reset_code',
    'mfa_seed',
    'two_factor_seed',
  ],
  ...[
    'otp_value',
    'otp_code',
    'one_time_code',
    'one_time_pin',
    'login_code',
    'login_link',
    'sign_in_link',
    'sms_code',
  ],
  ...[
    'verification_email_code',
    'activation_code',
    'unlock_code',
    'recovery_code',
    'recovery_phrase',
    'backup_code',
  ],
  ...[
    'passport',
    'passport_number',
    'passport_no',
    'national_id',
    'national_id_number',
    'national_insurance_number',
  ],
  ...[
    'driver_license_number',
    'drivers_licence_no',
    'identity_card_number',
    'id_card_no',
    'personal_id_number',
  ],
  ...[
    'bank_acct_no',
    'payout_account_number',
    'reset_cd',
    'sess_id',
    'recov_code',
    'natl_id',
    'aadhaar',
    'cpf',
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
    'session_count',
    'session_length',
    'session_type',
    'session_name',
    'session',
    'session_code',
    'session_topic',
  ],
  ...[
    'code',
    'codes',
    'seed',
    'seed_count',
    'seed_supplier',
    'link',
    'cookie',
    'notes',
    'reset_count',
    'reset_at',
  ],
  ...[
    'reset_code_sent_at',
    'recovery_email',
    'recovery_code_count',
    'backup_link',
    'access_link',
    'activation_status',
  ],
  ...[
    'promo_code',
    'discount_code',
    'referral_code',
    'booking_code',
    'product_code',
    'error_code',
    'login_count',
  ],
  ...[
    'passport_country',
    'passport_expiry',
    'passport_type',
    'passport_issued_on',
    'has_passport',
    'national_id_type',
  ],
  ...[
    'nationality_id',
    'national_team_id',
    'tax_id',
    'vat_number',
    'tax_number',
    'license_plate',
    'driver_id',
  ],
  ...[
    'driver_license_class',
    'citizen_id',
    'voter_id',
    'passport_id',
    'house_number',
    'order_number',
    'bank_code',
  ],
  ...['address_pin_code', 'shipping_pincode', 'postal_pin_code', 'account_number', 'ledger_account_number'],
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
    'resetcode',
    'otpcode',
    'totpseed',
    'verificationCode2',
    'sessionid',
    'SESSIONID',
    'sessid',
    'passportno',
    'PASSPORTNUMBER',
    'nationalid',
    'driverslicense',
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
    [{ name: 'session_id', kind: 'text' as const, table: 'sessions' }, true],
    [{ name: 'session_id', kind: 'integer' as const, table: 'sessions' }, false],
    [{ name: 'session_id', kind: 'text' as const, table: 'page_views' }, false],
    [{ name: 'session_id', kind: 'text' as const, table: 'course_bookings' }, false],
    [{ name: 'session_id', kind: 'text' as const, table: 'seats', isReference: true }, false],
    [{ name: 'session_id', kind: 'uuid' as const, table: 'web_logins' }, true],
    [{ name: 'session_id', kind: 'uuid' as const, table: 'lineups' }, false],
    [{ name: 'sid', kind: 'text' as const, table: 'session' }, true],
    [{ name: 'sid', kind: 'integer' as const, table: 'students' }, false],
    [{ name: 'pin_code', kind: 'text' as const, table: 'addresses' }, false],
    [{ name: 'pincode', kind: 'integer' as const, table: 'cities' }, false],
    [{ name: 'pin_code', kind: 'text' as const, table: 'employees' }, true],
    [{ name: 'account_number', kind: 'text' as const, table: 'payees' }, true],
    [{ name: 'account_number', kind: 'text' as const, table: 'ledger' }, false],
    [{ name: 'number', kind: 'text' as const, table: 'bank_accounts' }, true],
    [{ name: 'number', kind: 'text' as const, table: 'passports' }, true],
    [{ name: 'number', kind: 'text' as const, table: 'invoices' }, false],
    [{ name: 'passport_id', kind: 'text' as const, table: 'guests' }, true],
    [{ name: 'passport_id', kind: 'integer' as const, table: 'guests' }, false],
    [{ name: 'voter_id', kind: 'integer' as const, table: 'votes' }, false],
  ])('%o: %s', (column, isSecret) => {
    expect(isSecretColumn(column)).toBe(isSecret);
  });
});
