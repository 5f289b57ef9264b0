/** Where nothing is known of the rows, people name a day or month of the near future without its year if it is so near. */
export const daysAhead = 45;
/** Where rows lie ahead, the coming July is meant if it is nearer than the last one. */
export const mostDaysAhead = 180;

const pastVerbs = new Set(['was', 'were', 'did', 'had', "wasn't", "weren't", "didn't"]);

/** What is told of the past is not about the days that are to come, whatever the rows hold. */
export function speaksOfPast(words: readonly { text: string }[]): boolean {
  return words.some(({ text }) => pastVerbs.has(text.toLowerCase()));
}
