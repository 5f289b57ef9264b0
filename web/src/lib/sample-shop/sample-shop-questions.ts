/** Questions to the sample shop, for whoever has no database yet. A test asks them: each is answered at once. */
export const sampleShopQuestions = [
  'Which 10 customers have the most orders?',
  'How many orders were there per month?',
  'What is the average order value by country?',
  'What is the average rating per product?',
] as const;
