/** Numbers of the business. Milliseconds unless the name says otherwise. */
export const limits = {
  password: { min: 6, max: 128 },
  name: { max: 100 },
  email: { max: 254 },
  apiKey: { max: 512 },

  ai: {
    /** Kept by one person. */
    models: 20,
    /** A probe's task; below the time a page waits for an answer. */
    probe: 25_000,
    /** Characters that are kept of one call to a provider, and of all calls for one answer. */
    exchanges: { sent: 60_000, received: 20_000, record: 300_000 },
  },

  bodyBytes: 1_048_576,
  headerBytes: 8_192,

  session: { lifetime: 7 * 86_400_000, refreshAfter: 86_400_000 },
  /** For so long after a sign-in a browser keeps its own turn for passwords; it survives a sign-out. */
  device: 90 * 86_400_000,
  link: { confirmEmail: 24 * 3_600_000, resetPassword: 3_600_000 },

  /** A window of attempts; the next one inside it is refused with `too_many_requests`. */
  attempts: {
    signIn: { count: 3, window: 10_000 },
    signUp: { count: 10, window: 60_000 },
    mail: { count: 3, window: 60_000 },
    verifyKey: { count: 10, window: 60_000 },
    /** Lists of models and small tasks that try a model out: each of them asks a provider. */
    tryModel: { count: 60, window: 60_000 },
    suggest: { count: 30, window: 60_000 },
    /** What one person may ask with the operator's key, who pays for it. */
    operatorKey: { count: 60, window: 60_000 },
    /** A tool made for a question, and a file of tools: each asks a provider and the database many times. */
    draftTool: { count: 30, window: 60_000 },
    importTools: { count: 30, window: 60_000 },
    makeSpace: { count: 20, window: 3_600_000 },
    invite: { count: 60, window: 3_600_000 },
    share: { count: 60, window: 3_600_000 },
    /** From one address, known link or not: nobody guesses one. */
    openPublicAnswer: { count: 60, window: 60_000 },
    /** Questions of one person, and of each of their tokens. */
    ask: { count: 120, window: 60_000 },
    askByToken: { count: 60, window: 60_000 },
    /** Explained statements, each counted for every `statementUnit` of its text. */
    explainSql: { count: 120, window: 60_000 },
    /** Long statements that are run, rehearsed, checked or saved, counted the same way. */
    longStatement: { count: 600, window: 60_000 },
    registerAgent: { count: 20, window: 60_000 },
    /** What the hosted service allows is shared by everybody here. */
    refreshProjects: { count: 30, window: 60_000 },
  },

  /**
   * Wrong passwords, counted until none came for `forget`. The first ones cost nothing; then each makes the next one
   * wait, twice as long as the one before, and never longer than `longest`.
   */
  guesses: { free: 3, first: 10_000, longest: 300_000, forget: 3_600_000 },

  /** Questions of one person that are answered at once, and that may wait for it. */
  ask: { running: 3, waiting: 12 },

  /** So many letters of a statement count as one attempt. */
  statementUnit: 4_000,

  query: {
    time: 30_000,
    rows: 10_000,
    bytes: 8 * 1_048_576,
    statementBytes: 100_000,
    /** As many as a table of MySQL has; PostgreSQL and SQLite end before. */
    columns: 4_096,
    /** A longer statement is read in a thread of its own. */
    readAtOnce: 4_000,
    /** Deeper than people write by hand; explaining goes one call deeper for each level. */
    explainedDepth: 200,
    connect: 10_000,
    /** What a server may send before it is ready for the first statement. */
    greetingBytes: 65_536,
    /** What one person may have running and waiting at once on one connection, and on all of them. */
    running: 4,
    waiting: 16,
    ofPerson: { running: 6, waiting: 16 },
  },

  /** MySQL gets a placeholder for each item of a list, and takes 65,535 of them per statement. */
  parameter: {
    perStatement: 50,
    /** Values sent with one call: more than any statement has parameters, and few enough to be checked at once. */
    valuesPerCall: 1_000,
    listItems: 10_000,
    placeholders: 65_535,
  },

  store: {
    /** For how long a request waits for Parley's own database before it is told that it is away. */
    answer: 2_900,
    /** The same for work that nobody waits for: migrations and clearing up. */
    patient: 10_000,
    /** How long an answer to 'are you ready' may be old: each one really writes. */
    readyFor: 1_000,
  },

  /** A schema beyond this nobody could look at, and working through it would keep everybody else waiting. */
  schema: { tables: 10_000, columns: 100_000, bytes: 16 * 1_048_576 },

  /** What is computed of a result to put it into words. The columns beyond are shown and not spoken of. */
  explained: { columns: 200, rows: 10_000, cells: 200_000 },

  download: {
    rows: 100_000,
    /** Read before anybody takes it: a file of this size leaves the database however slow its reader is. */
    aheadBytes: 4 * 1_048_576,
    /** With so much waiting for it, a reader that takes nothing for this long loses the database, and the rest. */
    patience: 10_000,
    /** A reader that takes nothing for this long is left; longer than a batch may take in the database. */
    stall: 35_000,
    /** Files on their way to one person at once, and waiting for that: each may hold `aheadBytes`. */
    running: 4,
    waiting: 16,
  },

  eventStream: {
    /** So often a stream that has nothing to say sends a sign of life. */
    heartbeat: 15_000,
    /** A reader that takes nothing for this long is left; longer than the time between two signs of life. */
    stall: 20_000,
  },

  connection: {
    uploadBytes: 200 * 1_048_576,
    /** All uploads of one person, in every space; and all of one space. */
    uploadsBytes: 1_073_741_824,
    /** An upload that no connection uses is removed after this long. */
    unusedUpload: 86_400_000,
    /** A server's copy of an upload that is in the store is removed when nobody opened it for this long. */
    unusedCopy: 7 * 86_400_000,
    /** How long a rehearsed write may wait for its confirmation. */
    rehearsal: 600_000,
  },

  client: {
    retries: { count: 3, keyCalls: 2, base: 1_000, cap: 8_000 },
    timeout: { connections: 15_000, tools: 10_000, startUp: 10_000, auth: 15_000, other: 30_000 },
    setUp: { attempts: 3, total: 8_000 },
  },

  toast: { most: 20 },
  linger: { savedForm: 1_500, savedSchema: 3_000 },
  redirect: {
    afterRegister: 5_000,
    afterGoogle: 1_500,
    afterPlan: 2_000,
    afterOauth: 2_000,
    selectedProject: 1_000,
  },
} as const;
