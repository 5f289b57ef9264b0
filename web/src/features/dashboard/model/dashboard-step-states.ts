export const dashboardSteps = [
  { title: 'Connect Supabase', hint: 'Or any database you saved' },
  { title: 'View Schema', hint: 'Tables and columns' },
  { title: 'Generate Tools', hint: 'Proposed from the schema' },
  { title: 'Execute Tools', hint: 'Save the ones you want' },
  { title: 'Test Tools', hint: 'Ask in plain English' },
] as const;

export type StepState = { available: boolean; done: boolean };

/** How far a person has come. */
export type Reached = {
  source: boolean;
  schema: boolean;
  suggestions: boolean;
  /** Created in this walk, or owned already. */
  tools: boolean;
  answers: boolean;
};

/** A step can be entered once the one before it has given what it needs. */
export function stepStates({ source, schema, suggestions, tools, answers }: Reached): StepState[] {
  return [
    { available: true, done: source },
    { available: source, done: schema },
    { available: schema, done: suggestions },
    { available: suggestions, done: tools },
    { available: tools, done: answers },
  ];
}

/** The step asked for, or the last one before it that can be entered; a known source starts at its schema. */
export function currentStep(asked: number | null, states: StepState[]): number {
  const wanted = asked ?? 1;
  const open = states.map(({ available }, index) => (available && index <= wanted ? index : 0));
  return Math.max(...open);
}
