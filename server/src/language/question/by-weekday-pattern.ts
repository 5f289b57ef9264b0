/** What asks for days of the week: 'by weekday', 'which day', 'the busiest day'; 'per day' does not. */
export const byWeekdayPattern =
  /\b(?:weekdays?|days?\s+of\s+(?:the\s+)?week|(?:which|what|best|worst|busiest|strongest|weakest)\s+(?:week)?days?)\b/i;
