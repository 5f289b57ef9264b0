import { createAccountAdministration } from '../accounts/account-administration.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { createTokens } from '../accounts/agent-access/access-tokens.ts';
import { createAgentOauth } from '../accounts/agent-access/agent-oauth.ts';
import { createOpenCalls } from '../accounts/agent-access/end-calls-after-lost-rights.ts';
import { createPlans } from '../accounts/plans.ts';
import type { PasswordHashing } from '../accounts/sign-in/auth.ts';
import { createGoogle } from '../accounts/sign-in/google.ts';
import { createPasswordGuessThrottle } from '../accounts/sign-in/password-guess-throttle.ts';
import { signedDeviceMarks } from '../accounts/sign-in/signed-device-marks.ts';
import { createGroupsAndAttributesService } from '../accounts/spaces/groups-and-attributes-service.ts';
import { createSpaceService, leaveSpaces } from '../accounts/spaces/space-service.ts';
import type { PersonRemoval } from '../connections/remove-person-grants-and-files.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { createMailer } from '../platform/mail.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import type { ExchangeRecorder } from '../records/ai-exchange-recorder.ts';
import type { Store } from '../store/store.ts';

type Parts = {
  config: Config;
  store: Store;
  log: Log;
  secrets: SecretBox;
  personRemoval: PersonRemoval;
  exchanges: ExchangeRecorder;
  hashing: PasswordHashing | undefined;
};

/** Sign-in, accounts, plans and access tokens. */
export function buildAccounts(parts: Parts) {
  const { config, store, log, secrets, personRemoval, exchanges, hashing } = parts;
  const tokens = createTokens(store);
  const mailer = config.mail && createMailer(config.mail);
  const settings = { ...config, secrets: secrets.derive('sessions') };
  const authParts = { settings, store, tokens, mailer, log, hashing };
  const accounts = createAccounts(authParts);
  const forgetPerson = () => {
    accounts.forgetSessions();
    tokens.forget();
  };
  const forgetMembers = () => {
    accounts.spaceAccess.forget();
    tokens.forget();
  };
  const spaceParts = { store, forgetMembers, ...personRemoval };
  return {
    mailer,
    spaces: createSpaceService({ ...spaceParts, mailer, origin: config.origin }),
    groups: createGroupsAndAttributesService({ store }),
    tokens,
    openCalls: createOpenCalls({ tokens, access: accounts.spaceAccess }),
    accounts,
    people: createAccountAdministration({
      store,
      exchanges,
      ...personRemoval,
      leaveSpaces: (person) => leaveSpaces(spaceParts, person),
      forgetPerson,
    }),
    google: createGoogle(authParts),
    devices: signedDeviceMarks(secrets.derive('known devices')),
    guesses: createPasswordGuessThrottle(store),
    plans: createPlans(store, config),
    agentOauth: createAgentOauth({
      store,
      tokens,
      origin: config.origin,
      renewalKeys: secrets.derive('agent renewals'),
    }),
  };
}
