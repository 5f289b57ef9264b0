/** Places outside of this server that its operator names; an unset one is shown nowhere. */
export const outwardLinks = ['docs', 'demo', 'support', 'repository', 'twitter', 'linkedin'] as const;

export type OutwardLink = (typeof outwardLinks)[number];

/** What the pages say about the server they came from. It is sent with every page, so that no call is needed. */
export type OperatorFacts = {
  links: Record<OutwardLink, string | null>;
  /** Where questions go with an AI key: the host of the provider. */
  aiHost: string;
  /** After how many days records of questions are removed; null where they are kept until somebody deletes them. */
  keepRecordsDays: number | null;
  googleSignIn: boolean;
  mail: boolean;
  /** Whether plans limit how many tools people keep; without them there is no page of prices. */
  plans: boolean;
};

/** The element of a page that carries them, as JSON. */
export const operatorElement = 'operator';
