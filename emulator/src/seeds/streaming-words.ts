export const genreNames = [
  'Adventure',
  'Animation',
  'Comedy',
  'Crime',
  'Drama',
  'Family',
  'History',
  'Mystery',
  'Nature',
  'Romance',
  'Science fiction',
  'Thriller',
];

export const titleFirst = (
  'Amber,Borrowed,Broken,Distant,Electric,Forgotten,Gentle,Hidden,Hollow,Last,Midnight,Northern,Paper,Quiet,' +
  'Restless,Second,Silver,Slow,Southern,Velvet,Wandering,Winter'
).split(',');

export const titleLast = (
  'Archive,Bridge,Carnival,Compass,Garden,Harbour,Hour,Island,Kitchen,Lighthouse,Machine,Map,Mountain,Orchestra,' +
  'Parade,River,Signal,Station,Summer,Tide,Visitor,Weather'
).split(',');
