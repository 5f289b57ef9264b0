/** What a period in one word groups by. */
export const periodAdverbs: Readonly<Record<string, 'day' | 'week' | 'month' | 'quarter' | 'year'>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
};
