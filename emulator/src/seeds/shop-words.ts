export const departments = [
  { name: 'Home', shelves: ['Kitchen', 'Living room', 'Bathroom', 'Bedroom'] },
  { name: 'Outdoors', shelves: ['Garden', 'Balcony', 'Trail', 'Beach'] },
  { name: 'Work', shelves: ['Desk', 'Workshop', 'Studio'] },
  { name: 'Family', shelves: ['Nursery', 'Playroom', 'Pet corner'] },
] as const;

export const productNouns = (
  'Lamp,Basket,Blanket,Bottle,Bowl,Box,Brush set,Candle,Carafe,Clock,Cushion,Hook rail,Kettle,Lantern,Mat,Mirror,' +
  'Mug,Planter,Rack,Rug,Shelf,Stool,Storage jar,Towel,Tray,Vase,Watering can'
).split(',');

export const shopTags = [
  'bestseller',
  'new',
  'handmade',
  'recycled',
  'gift idea',
  'clearance',
  'limited',
  'vegan',
];
