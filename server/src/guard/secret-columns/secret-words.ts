const list = (text: string): readonly string[] => text.trim().split(/\s*,\s*|\s*\n\s*/);

/** A secret by itself, as a whole word of a column's name. Without accents, in small letters. */
export const secretWords: ReadonlySet<string> = new Set(
  list(`password, passwords, passwd, passwrd, pwd, pswd, psw, pw, pwhash, pwdhash, passhash, passphrase, passcode
    secret, secrets, token, tokens, jwt, hash, hashes, salt, salts, otp, totp, hotp, credential, credentials, creds
    apikey, passkey, passkeys, cvv, cvc, iban, ssn, mnemonic, dsn
    passwort, passworter, kennwort, geheimnis, contrasena, contrasenia, contrasenas, senha, senhas, wachtwoord, parola
    haslo, hasla, salasana, losenord, passord, adgangskode, kodeord, heslo, jelszo, lozinka, geslo, parool, slaptazodis
    sifre, mdp, sandi, пароль, пароли, парола, лозинка, гасло, סיסמה, סיסמא`),
);

/** A secret together: these words after one another. */
export const secretPhrases: readonly (readonly string[])[] = list(`
  api key, access key, private key, secret key, encryption key, decryption key, signing key, ssh key, master key, auth key
  recovery key, role key, anon key, vault key, kms key, activation key, publishable key, session key, rsa key, aes key, hmac key, jwt key, pgp key, gpg key, shared key, webhook key, license key
  card number, card no, card num, card nr, credit card, debit card, cc number, cc num, cc no, cc nr, card code, card security code
  recovery code, recovery codes, backup code, backup codes, access code, auth code, one time code, mfa code, 2fa code
  security answer, security answers, secret answer, seed phrase, seed words, code verifier, social security, bank account, connection string
  pass word, pass words, pass wd, pass phrase, pass code, verification code, verification codes, magic link, wallet key
  user pass, db pass, database pass, smtp pass, mail pass, admin pass, login pass, root pass, ftp pass, account pass
  mot de passe, mots de passe, kata sandi, mat khau, nomor kartu, kreditkarte, kreditkartennummer, kartennummer
  numero de tarjeta, numero tarjeta, carte bancaire, llave privada, clave privada, clave secreta, clave api
  clave acceso, clave de acceso, codigo secreto, cle privee
  كلمة المرور, كلمة السر`).map((phrase) => phrase.split(' '));

/** Written without spaces in any place of a name; no other word holds them. */
export const secretCharacters = /密码|密碼|口令|暗証番号|パスワード|비밀번호|암호/u;

/** Words that are written together with others, and what they stand for. */
export const gluedWords: readonly (readonly [RegExp, string])[] = [
  [
    /(?:password(?!less)|passwort|kennwort|contrasena|wachtwoord|losenord|salasana|passphrase|passcode)/,
    '$&',
  ],
  [/motdepasse/, 'mot de passe'],
  [/pincodes?/, 'pin code'],
  [
    /(reset|recovery|verification|activation|login|signin|unlock|mfa|2fa|otp|totp|auth)(code|pin|seed|link|cookie)s?/,
    '$1 $2',
  ],
  [/sess(?:ion)?(?:id|cookie)$/, 'session id'],
  [/passport(?:number|num|no|nr)$/, 'passport number'],
  [/national(?:id|identity)(?:number|num|no|nr)?$/, 'national id number'],
  [/(?:driver|driving)s?licen[cs]e(?:number|num|no|nr)?$/, 'driver license number'],
  [/(api|access|private|secret|encryption|signing|ssh|master|auth)key/, '$1 key'],
  [
    /(access|refresh|auth|session|bearer|api|reset|csrf|xsrf|device|push|user|login|remember)tokens?/,
    '$1 token',
  ],
  [/(credit|debit)card/, '$1 card'],
  [/cardnumber/, 'card number'],
  [/^cc(?:number|num|no|nr)$/, 'cc number'],
  [/(recovery|backup)codes?/, '$1 code'],
  [/(user|db|smtp|admin|login)pass$/, '$1 pass'],
  [/(?<=\w)secrets?$/, 'secret'],
];

/** What looks like one and is none. */
export const harmlessWords: ReadonlySet<string> = new Set(['passwordless']);
export const harmlessPhrases: readonly (readonly string[])[] = list(
  'hash tag, hash tags, secret santa, parola chiave, parole chiave',
).map((phrase) => phrase.split(' '));

/** The last word of a name that tells something about a secret: when, how many, which kind, whose. */
export const factWords: ReadonlySet<string> = new Set(
  list(`at, on, date, datetime, time, timestamp, day, days, age, expiry, expires, expire, expiration, expired, ttl, lifetime
    changed, change, changes, updated, created, modified, rotated, revoked, resets, used, usage, issued, seen
    count, counts, attempts, attempt, tries, retries, failures, length, len, size, strength, limit, quota, budget, cost
    price, rate, amount, balance, supply, quantity, volume, symbol, id, ids, type, kind, status, state, method, algorithm
    algo, function, format, version, policy, provider, issuer, name, label, title, description, scope, scopes, purpose
    enabled, disabled, required, verified, confirmed, brand, network, country, holder, channel, index, bucket, partition
    slot, ring, color, colour, icon, level, datum, am, geandert, geaendert, fecha`),
);

/** The first word of a name that makes it a yes or no, or a number of them. */
export const askingWords: ReadonlySet<string> = new Set(
  list(
    'is, has, had, can, was, needs, need, requires, require, must, should, allow, allows, use, uses, enable, force',
  ),
);
/** Before several of them: `max_tokens`. */
export const countingWords: ReadonlySet<string> = new Set(
  list('num, count, total, max, min, avg, average, nb, prompt, completion, input, output, cached, reasoning'),
);

/** Beside these a pin stands on a map or a board, or is the PIN code of an Indian address. */
export const mapWords: ReadonlySet<string> = new Set(
  list(`map, maps, marker, markers, pin, pins, location, locations, place, places, board, boards, poi, pois, waypoint
    waypoints, gpio, connector, connectors, bowling, address, addresses, postal, post, zip, city, cities, district
    districts, shipping, billing, delivery`),
);

/** In a table of these, a column of these names holds what they sign in with. */
export const accountSecrets: ReadonlySet<string> = new Set(list('pass, clave'));
export const accountWords: ReadonlySet<string> = new Set(
  list(
    'user, users, account, accounts, login, logins, member, members, admin, admins, customer, customers, credential, usuario, usuarios',
  ),
);
