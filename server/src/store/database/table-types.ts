import type { ColumnType, Generated } from 'kysely';

/** Written as ISO text on both engines; PostgreSQL hands it back as a Date, SQLite as the text. */
type Timestamp = ColumnType<string | Date, string, string>;
type NullableTimestamp = ColumnType<string | Date | null, string | null | undefined, string | null>;
/** SQLite has no booleans: 0 and 1 come back. */
type Flag = ColumnType<boolean | number, boolean, boolean>;
type GeneratedFlag = ColumnType<boolean | number, boolean | undefined, boolean>;
type NullableFlag = ColumnType<boolean | number | null, boolean | null, boolean | null>;

/** `profile_id` is who made the row or acted; what may see it goes by `space_id`. */
type Owned = { space_id: string; profile_id: string; user_email: string };
type Dated = { created_at: Timestamp; updated_at: Timestamp };

type ProfileTable = Dated & {
  id: string;
  email: string;
  email_verified: Flag;
  name: string;
  image: string | null;
  first_name: string | null;
  last_name: string | null;
  disabled_at: NullableTimestamp;
  last_seen_at: NullableTimestamp;
};

type SpaceTable = Dated & {
  id: string;
  kind: string;
  name: string;
  public_links: GeneratedFlag;
  shows_sql: GeneratedFlag;
};

type MemberTable = { space_id: string; profile_id: string; role: string; created_at: Timestamp };

type GroupTable = Owned & { id: string; name: string; created_at: Timestamp };
type GroupMemberTable = { group_id: string; space_id: string; profile_id: string };
type MemberAttributeTable = {
  space_id: string;
  profile_id: string;
  name: string;
  value: string;
  created_at: Timestamp;
};

type RowRuleTable = Owned & {
  connection_id: string;
  schema_name: string;
  table_name: string;
  /** '' for a table that is open. */
  column_name: string;
  bound_to: string;
  created_at: Timestamp;
};

type InvitationTable = Owned & {
  id: string;
  hash: string;
  role: string;
  /** Whom it is for; null: whoever has the link. */
  email: string | null;
  expires_at: Timestamp;
  created_at: Timestamp;
};

type SharedAnswerTable = Owned & {
  id: string;
  connection_id: string;
  tool_id: string | null;
  hash: string;
  audience: string;
  title: string;
  /** JSON. */
  answer: string;
  /** When the record was made that it was taken from. */
  answered_at: Timestamp;
  expires_at: NullableTimestamp;
  created_at: Timestamp;
};

type SpaceEventTable = {
  id: string;
  space_id: string;
  person: string;
  route: string;
  subject: string | null;
  address: string;
  outcome: string;
  done_at: Timestamp;
};

type SessionTable = Dated & {
  id: string;
  token: string;
  user_id: string;
  expires_at: Timestamp;
  ip_address: string | null;
  user_agent: string | null;
};

type VerificationTable = { id: string; value: string };

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
    kind: Generated<string>;
    address: Generated<string | null>;
    model: Generated<string | null>;
    embedding_model: Generated<string | null>;
    /** JSON. */
    probe: Generated<string | null>;
    probed_at: NullableTimestamp;
    is_offered: GeneratedFlag;
  };

type AiSettingsTable = Owned & { choices: string; monthly_limit: number | null; updated_at: Timestamp };

type AiOfferLimitsTable = {
  id: string;
  per_person: number | null;
  for_all: number | null;
  updated_at: Timestamp;
};

type AiExchangeTable = Owned & {
  id: string;
  execution_id: string | null;
  connection_id: string | null;
  sealed: string;
  sealed_with: string;
  created_at: Timestamp;
};

type UploadTable = Owned & {
  id: string;
  file_name: string;
  bytes: ColumnType<string | number, number, number>;
  created_at: Timestamp;
  revision: Generated<number>;
};

type UploadChunkTable = { upload_id: string; number: number; data: Uint8Array };

type ConnectionTable = Owned &
  Dated & {
    id: string;
    name: string;
    description: string;
    type: string;
    host: string;
    port: number | null;
    database_name: string;
    username: string;
    sealed_secret: string | null;
    uses_connection_string: Flag;
    ssl: string;
    upload_id: string | null;
    file: string | null;
    allow_writes: Flag;
    saved_tools_only: Flag;
    schemas: string;
    trusted_functions: string;
    is_sample: Flag;
    status: string;
    version: number;
    last_connected: NullableTimestamp;
    project_ref: string | null;
    grant_id: string | null;
  };

type GrantTable = Owned &
  Dated & {
    id: string;
    sealed_tokens: string;
    expires_at: Timestamp;
    version: number;
    lease_id: string | null;
    lease_until: NullableTimestamp;
    listing: string | null;
    listed_at: NullableTimestamp;
  };

type SchemaTable = Owned & {
  connection_id: string;
  schema: string | null;
  custom: string | null;
  fingerprint: string | null;
  tables_count: number | null;
  scanned_at: NullableTimestamp;
};

type RehearsalTable = Owned & {
  id: string;
  connection_id: string;
  connection_version: number;
  proposal: string;
  expected_rows: number;
  /** JSON of the tool that was rehearsed; null for a statement written by hand. */
  tool: string | null;
  expires_at: Timestamp;
};

type ToolTable = Owned &
  Dated & {
    id: string;
    connection_id: string | null;
    connection_name: string;
    project_ref: string | null;
    dialect: string;
    name: string;
    system_name: string;
    description: string;
    type: string;
    /** A JSON list of names. */
    affected_tables: string;
    is_active: Flag;
    version: number;
    status: string;
    problem: string | null;
    provider: string | null;
    /** null: a draft. */
    published_at: NullableTimestamp;
    published_by: ColumnType<string | null, string | null | undefined, string | null>;
  };

type ToolRequestTable = Owned & {
  id: string;
  connection_id: string | null;
  question: string;
  created_at: Timestamp;
  done_at: NullableTimestamp;
  done_by: string | null;
};

type ToolVersionTable = {
  tool_id: string;
  version: number;
  name: string;
  description: string;
  sql_query: string;
  parameters: string;
  /** What was read of the statement; null until somebody reads it. */
  statement: string | null;
  created_at: Timestamp;
};

type ToolFieldTable = Owned & {
  tool_id: string;
  position: number;
  table_name: string;
  column_name: string;
};

type ToolEmbeddingTable = Owned & {
  tool_id: string;
  model: string;
  dimensions: number;
  /** Of the text that was embedded: another text needs another vector. */
  text_hash: string;
  vector: Uint8Array;
  created_at: Timestamp;
};

type SuggestionTable = Owned & {
  connection_id: string;
  provider: string;
  suggestions: string;
  created_at: Timestamp;
};

type SaveJobTable = Owned & {
  id: string;
  connection_id: string | null;
  tools: string;
  state: string;
  /** The tool that is next; moved in the transaction that saves one, so that none is saved twice. */
  position: number;
  attempts: number;
  units: number;
  message: string;
  saved: string;
  failed: string;
  lease: string | null;
  lease_until: ColumnType<string | number, number, number>;
  started_at: Timestamp;
};

type AiUsageTable = Owned & {
  id: string;
  task: string;
  provider: string;
  model: string;
  input_tokens: number;
  output_tokens: number;
  cost: number | null;
  is_lent: GeneratedFlag;
  created_at: Timestamp;
};

type ConversationTable = Owned & Dated & { id: string; title: string; connection_id: string | null };

type ExecutionTable = Owned & {
  id: string;
  question: string;
  kind: string;
  rehearsal_id: string | null;
  status: string;
  door: string;
  caller: string | null;
  connection_id: string | null;
  connection_name: string | null;
  tool_id: string | null;
  tool_name: string | null;
  conversation_id: string | null;
  row_count: number | null;
  duration_ms: number;
  vote: string | null;
  receipt: string;
  executed_at: Timestamp;
  settled_at: NullableTimestamp;
};

type ToolExampleTable = Owned & {
  execution_id: string;
  tool_id: string;
  question: string;
  liked: Flag;
  model: string;
  vector: Uint8Array;
  created_at: Timestamp;
};

type LearnedReadingTable = Owned & {
  execution_id: string;
  connection_id: string;
  question: string;
  template: string;
  corrected: string;
  model: string;
  vector: Uint8Array;
  created_at: Timestamp;
};

type ColumnMarkTable = Owned & {
  connection_id: string;
  schema_name: string;
  table_name: string;
  column_name: string;
  kind: string;
  category: string;
  created_at: Timestamp;
};

type AccessTokenTable = Owned & {
  id: string;
  name: string;
  hash: string;
  hint: string;
  scopes: string;
  connection_ids: string | null;
  origin: string;
  expires_at: NullableTimestamp;
  last_used_at: NullableTimestamp;
  created_at: Timestamp;
};

type AgentClientTable = {
  id: string;
  name: string;
  redirect_uris: string;
  allowed_at: NullableTimestamp;
  created_at: Timestamp;
};
type AgentCodeTable = Owned & { hash: string; client_id: string; grant: string; expires_at: Timestamp };
type AgentRefreshTokenTable = { token_id: string; client_id: string; hash: string; expires_at: Timestamp };

type ToolsetTable = Owned & { id: string; name: string; description: string; updated_at: Timestamp };
type ToolsetToolTable = { toolset_id: string; tool_id: string };

type ServerTable = {
  id: string;
  host: string;
  version: string;
  vitals: string;
  started_at: Timestamp;
  seen_at: Timestamp;
};

type OperatorActionTable = {
  id: string;
  operator: string;
  action: string;
  subject: string;
  outcome: string;
  done_at: Timestamp;
};

/** The tables our own queries touch. The auth library's other tables are reached only through it. */
export type Tables = {
  parley_profiles: ProfileTable;
  parley_spaces: SpaceTable;
  parley_members: MemberTable;
  parley_groups: GroupTable;
  parley_group_members: GroupMemberTable;
  parley_member_attributes: MemberAttributeTable;
  parley_row_rules: RowRuleTable;
  parley_invitations: InvitationTable;
  parley_space_events: SpaceEventTable;
  parley_shared_answers: SharedAnswerTable;
  parley_sessions: SessionTable;
  parley_verifications: VerificationTable;
  parley_attempts: AttemptTable;
  parley_subscriptions: SubscriptionTable;
  parley_api_keys: ApiKeyTable;
  parley_uploads: UploadTable;
  parley_upload_chunks: UploadChunkTable;
  parley_connections: ConnectionTable;
  parley_oauth_grants: GrantTable;
  parley_schemas: SchemaTable;
  parley_column_marks: ColumnMarkTable;
  parley_rehearsals: RehearsalTable;
  parley_conversations: ConversationTable;
  parley_access_tokens: AccessTokenTable;
  parley_agent_clients: AgentClientTable;
  parley_agent_codes: AgentCodeTable;
  parley_agent_refresh_tokens: AgentRefreshTokenTable;
  parley_toolsets: ToolsetTable;
  parley_toolset_tools: ToolsetToolTable;
  parley_executions: ExecutionTable;
  parley_tool_examples: ToolExampleTable;
  parley_learned_readings: LearnedReadingTable;
  parley_tools: ToolTable;
  parley_tool_wishes: ToolRequestTable;
  parley_tool_versions: ToolVersionTable;
  parley_tool_fields: ToolFieldTable;
  parley_tool_embeddings: ToolEmbeddingTable;
  parley_suggestions: SuggestionTable;
  parley_save_jobs: SaveJobTable;
  parley_ai_usage: AiUsageTable;
  parley_servers: ServerTable;
  parley_operator_actions: OperatorActionTable;
  parley_ai_settings: AiSettingsTable;
  parley_ai_exchanges: AiExchangeTable;
  parley_ai_offer_limits: AiOfferLimitsTable;
};
