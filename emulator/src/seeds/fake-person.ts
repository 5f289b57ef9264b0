import type { SeededRandom } from './seeded-random.ts';

const first = (
  'Alder Anise Arden Aspen Auburn Bay Birch Bramble Briar Brook Calla Cedar Celandine Clover Coral Cove Cricket ' +
  'Dale Dune Ember Fable Fennel Fern Flint Frost Garnet Grove Harbor Hazel Heath Heron Indigo Iris Ivory Jasper ' +
  'Juniper Kestrel Lake Lark Laurel Linden Lupin Maple Marlow Meadow Merle Moss Oakley Olive Onyx Opal Pearl ' +
  'Perry Quill Rain Raven Reed Ridge River Robin Rowan Rue Saffron Sage Shore Sky Sorrel Sparrow Stone Summer ' +
  'Tansy Teal Thistle Vale Wren Yarrow'
).split(' ');

const last = (
  'Ashdown Barleycorn Bellwether Birchwell Blackthorn Bluewater Brightwater Broadleaf Cloudesley Copperfall ' +
  'Dewhollow Eastmarch Elmgate Fairweather Farrowdale Foxglade Galehurst Goldcrest Greenhollow Greyfriar Halfmoon ' +
  'Hawksworth Highmoor Hollowell Inkwell Ironbridge Kingsferry Lambswell Larkspurton Longmeadow Lowfield Marchbank ' +
  'Millstone Nettlebed Northgate Oakenshaw Oxlade Pinewood Quarrystone Quietwater Ravensdale Redfern Rivenhall ' +
  'Rosewater Saltmarsh Silverlake Southwell Springvale Stillwater Stonebridge Sunderwood Thornbury Underhill ' +
  'Wainwright Westerlake Whitewillow Wildgoose Windermoor Winterbourne Yellowhammer'
).split(' ');

export type Person = { firstName: string; lastName: string; name: string; email: string };

/** Names made of words. The number keeps addresses apart; they all end at example.com. */
export function fakePerson(random: SeededRandom, number: number): Person {
  const firstName = random.pick(first);
  const lastName = random.pick(last);
  const email = `${firstName}.${lastName}${number}@example.com`.toLowerCase();
  return { firstName, lastName, name: `${firstName} ${lastName}`, email };
}
