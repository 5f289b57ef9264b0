/** How the rows of a person are found in a table, and what of them a person may be handed. */
export type TableWithPersonalData = {
  /** As an export calls it. */
  name: string;
  table: string;
  /** The column that holds the person's id or that of their personal space, which is the same, or the one that points at a row of theirs. */
  owner: string | { column: string; of: string; ownedBy: string };
  key: readonly string[];
  /** Secrets, and vectors that mean nothing outside of Parley. */
  withheld: readonly string[];
  /** Columns whose text is JSON. */
  json: readonly string[];
  /** Nothing of it is exported. */
  isSecret: boolean;
};

/** What a space has goes with the space: with the personal one, which has its person's id. */
const own = 'space_id';
/** What somebody did or asked is theirs, in whichever space. */
const theirs = { owner: 'profile_id' };

const one = (name: string, more: Partial<TableWithPersonalData> = {}): TableWithPersonalData => ({
  name,
  table: `parley_${name}`,
  owner: own,
  key: ['id'],
  withheld: [],
  json: [],
  isSecret: false,
  ...more,
});

const ofTool = { column: 'tool_id', of: 'parley_tools', ownedBy: own };

/** Every table that holds something of a person; a row stands after those that it points at. */
export const tablesWithPersonalData: readonly TableWithPersonalData[] = [
  // Before the account: a store that is filled makes a space with each account that has none.
  one('spaces', { owner: 'id' }),
  one('profiles', { owner: 'id' }),
  one('members', { ...theirs, key: ['space_id', 'profile_id'] }),
  one('groups'),
  one('group_members', { ...theirs, key: ['group_id', 'profile_id'] }),
  one('member_attributes', { ...theirs, key: ['space_id', 'profile_id', 'name'] }),
  one('invitations', { ...theirs, withheld: ['hash'] }),
  one('accounts', {
    owner: 'user_id',
    withheld: ['password', 'access_token', 'refresh_token', 'id_token'],
  }),
  one('sessions', { owner: 'user_id', withheld: ['token'] }),
  one('verifications', { owner: 'value', isSecret: true }),
  one('subscriptions'),
  one('api_keys', { withheld: ['sealed_key'], json: ['probe'] }),
  one('ai_settings', { key: ['space_id'], json: ['choices'] }),
  one('uploads'),
  one('upload_chunks', {
    owner: { column: 'upload_id', of: 'parley_uploads', ownedBy: own },
    key: ['upload_id', 'number'],
    isSecret: true,
  }),
  one('oauth_grants', { withheld: ['sealed_tokens', 'lease_id'], json: ['listing'] }),
  one('connections', { withheld: ['sealed_secret'], json: ['schemas', 'trusted_functions'] }),
  one('schemas', { key: ['connection_id'], json: ['schema', 'custom'] }),
  one('column_marks', { key: ['connection_id', 'schema_name', 'table_name', 'column_name'] }),
  one('row_rules', { key: ['connection_id', 'schema_name', 'table_name', 'column_name'] }),
  one('rehearsals', { ...theirs, json: ['proposal'] }),
  one('tools', { json: ['affected_tables'] }),
  one('shared_answers', { ...theirs, withheld: ['hash'], json: ['answer'] }),
  one('tool_wishes', theirs),
  one('tool_versions', { owner: ofTool, key: ['tool_id', 'version'], json: ['parameters'] }),
  one('tool_fields', { key: ['tool_id', 'position'] }),
  one('tool_embeddings', { key: ['tool_id'], withheld: ['vector', 'text_hash'] }),
  one('suggestions', { key: ['connection_id'], json: ['suggestions'] }),
  one('save_jobs', { withheld: ['lease'], json: ['tools', 'saved', 'failed'] }),
  one('ai_usage', theirs),
  one('conversations', theirs),
  one('executions', { ...theirs, json: ['receipt'] }),
  one('ai_exchanges', { ...theirs, withheld: ['sealed', 'sealed_with'] }),
  one('tool_examples', { ...theirs, key: ['execution_id'], withheld: ['vector'] }),
  one('learned_readings', {
    ...theirs,
    key: ['execution_id'],
    withheld: ['vector'],
    json: ['corrected'],
  }),
  one('access_tokens', { ...theirs, withheld: ['hash'], json: ['scopes', 'connection_ids'] }),
  one('agent_codes', { ...theirs, key: ['hash'], isSecret: true }),
  one('agent_refresh_tokens', {
    owner: { column: 'token_id', of: 'parley_access_tokens', ownedBy: theirs.owner },
    key: ['token_id'],
    isSecret: true,
  }),
  one('toolsets'),
  one('toolset_tools', {
    owner: { column: 'toolset_id', of: 'parley_toolsets', ownedBy: own },
    key: ['toolset_id', 'tool_id'],
  }),
];

/** Tables without anything of a person, and why. */
export const tablesWithoutPersonalData: Readonly<Record<string, string>> = {
  parley_agent_clients: 'programs register themselves; who allowed one is in the codes and tokens',
  parley_attempts: 'limits under hashed names, forgotten within the hour',
  parley_ai_offer_limits: 'what may be spent on the models that operators offer',
  parley_servers: 'which servers run on this store',
  parley_operator_actions:
    'what operators did, to whose account: evidence that outlives the accounts it names; KEEP_RECORDS_DAYS ends it',
  parley_space_events:
    'what was changed in shared spaces: evidence that outlives the accounts it names; it goes with its space',
  parley_migrations: 'how far the store was brought',
  parley_migrations_lock: 'the same',
};
