export const productName = 'Parley';
