import type { ColumnType, Generated } from 'kysely';

/** Written as ISO text on both engines; PostgreSQL hands it back as a Date, SQLite as the text. */
type Timestamp = ColumnType<string | Date, string, string>;
type NullableTimestamp = ColumnType<string | Date | null, string | null | undefined, string | null>;
/** SQLite has no booleans: 0 and 1 come back. */
type Flag = ColumnType<boolean | number, boolean, boolean>;
type NullableFlag = ColumnType<boolean | number | null, boolean | null, boolean | null>;

type Owned = { profile_id: string; user_email: string };
type Dated = { created_at: Timestamp; updated_at: Timestamp };

type ProfileTable = Dated & {
  id: string;
  email: string;
  email_verified: Flag;
  name: string;
  image: string | null;
  first_name: string | null;
  last_name: string | null;
};

type SessionTable = Dated & {
  id: string;
  token: string;
  user_id: string;
  expires_at: Timestamp;
  ip_address: string | null;
  user_agent: string | null;
};

type AttemptTable = { key: string; count: number; expires_at: ColumnType<string | number, number, number> };

type SubscriptionTable = Owned &
  Dated & {
    id: string;
    plan_type: string;
    max_tools: number;
    price_monthly: number;
    active: Generated<boolean | number>;
  };

type ApiKeyTable = Owned &
  Dated & {
    id: string;
    name: string;
    sealed_key: string;
    last_four: string;
    is_valid: NullableFlag;
    last_used_at: NullableTimestamp;
  };

/** The tables our own queries touch. The auth library's other tables are reached only through it. */
export type Tables = {
  parley_profiles: ProfileTable;
  parley_sessions: SessionTable;
  parley_attempts: AttemptTable;
  parley_subscriptions: SubscriptionTable;
  parley_api_keys: ApiKeyTable;
};
