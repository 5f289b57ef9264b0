import { addDays, dateText, daysBetween, daysUpTo, momentOf, seasonal, weekly } from './date-arithmetic.ts';
import { fakePerson } from './fake-person.ts';
import type { Row, Tables } from './seed-table-types.ts';
import { SeededRandom } from './seeded-random.ts';
import { genreNames, titleFirst, titleLast } from './streaming-words.ts';

const history = 365;
const titleCount = 150;
const memberCount = 420;
const weekdays = [1.35, 0.85, 0.85, 0.9, 0.95, 1.2, 1.4];
const plans = [
  { id: 1, name: 'Basic with ads', monthly_price: '4.99', screens: 1, with_ads: true },
  { id: 2, name: 'Standard', monthly_price: '9.99', screens: 2, with_ads: false },
  { id: 3, name: 'Household', monthly_price: '14.99', screens: 4, with_ads: false },
];

type Title = { id: number; minutes: number | null; added: string };
type Episode = { id: number; title_id: number; minutes: number };
type Viewer = { id: number; from: Date; until: Date };

/** A streaming service: evenings, weekends and winter are busy, and ten titles get a third of the plays. */
export function generateStreamingRows(now: Date): Tables {
  const random = new SeededRandom('streaming');
  const days = daysUpTo(now, history);
  const library = makeLibrary(random, days);
  const audience = makeAudience(random, days, now);
  const watched = watch({ random, days, now, ...library, viewers: audience.viewers });
  return { ...library.rows, ...audience.rows, ...watched };
}

function makeLibrary(random: SeededRandom, days: readonly Date[]) {
  const names = random.some(
    titleFirst.flatMap((first) => titleLast.map((last) => `${first} ${last}`)),
    titleCount,
  );
  const titles = names.map((name, index) => {
    const kind = random.weighted([
      ['film', 5],
      ['series', 4],
      ['documentary', 2],
    ]);
    const day = random.chance(0.6) ? days[0] : random.pick(days);
    return {
      id: index + 1,
      kind,
      name,
      release_year: random.whole(1998, (day ?? new Date(0)).getUTCFullYear()),
      minutes: kind === 'series' ? null : random.whole(48, 154),
      age_rating: random.chance(0.9) ? random.pick(['0', '6', '12', '16', '18']) : null,
      is_original: random.chance(0.25),
      added_on: dateText(day ?? new Date(0)),
      facts: {
        languages: random.some(['en', 'de', 'fr', 'es', 'pt'], random.whole(1, 4)),
        prizes: random.count(0.3),
      },
    };
  });
  const episodes = titles
    .filter(({ kind }) => kind === 'series')
    .flatMap(({ id }) => makeEpisodes(random, id));
  const numbered = episodes.map((episode, index) => ({ id: index + 1, ...episode }));
  const artists = Array.from({ length: 180 }, (_, index) => ({
    id: index + 1,
    name: fakePerson(random, index).name,
    born_year: random.chance(0.8) ? random.whole(1942, 2003) : null,
  }));
  return {
    titles: titles.map(({ id, minutes, added_on }): Title => ({ id, minutes, added: added_on })),
    episodes: numbered,
    rows: {
      genres: genreNames.map((name, index) => ({ id: index + 1, name })),
      titles,
      title_genres: titles.flatMap(({ id }) =>
        random.some(genreNames, random.whole(1, 3)).map((name) => ({
          title_id: id,
          genre_id: genreNames.indexOf(name) + 1,
        })),
      ),
      artists,
      title_credits: titles.flatMap(({ id }) => makeCredits(random, id, artists)),
      episodes: numbered,
    },
  };
}

function makeEpisodes(random: SeededRandom, title_id: number): Omit<Episode, 'id'>[] {
  const seasons = random.whole(1, 4);
  return Array.from({ length: seasons * 8 }, (_, index) => ({
    title_id,
    season: Math.floor(index / 8) + 1,
    number: (index % 8) + 1,
    name: random.chance(0.85) ? `${random.pick(titleFirst)} ${random.pick(titleLast)}` : null,
    minutes: random.whole(22, 61),
  }));
}

function makeCredits(random: SeededRandom, title_id: number, artists: readonly { id: number }[]) {
  const roles = ['director', 'writer', 'lead', 'lead', 'support', 'support'];
  return random.some(artists, roles.length).map(({ id }, index) => ({
    title_id,
    artist_id: id,
    role: roles[index],
  }));
}

function makeAudience(random: SeededRandom, days: readonly Date[], now: Date) {
  const members = Array.from({ length: memberCount }, (_, index) => {
    const { name, email } = fakePerson(random, index + 1);
    const day = days[Math.floor((index / memberCount) ** 0.8 * (days.length - 1))] ?? now;
    const joined = momentOf(random, day, { hour: 8, width: 3 });
    const stayed = random.chance(0.3) ? random.between(20, 250) : history * 2;
    const left = addDays(joined, stayed);
    const cancelled_at = left < now ? left : null;
    return {
      id: index + 1,
      plan_id: random.weighted([
        [1, 4],
        [2, 5],
        [3, 2.5],
      ]),
      name,
      email,
      country: random.weighted([
        ['Germany', 5],
        ['France', 4],
        ['Spain', 3],
        ['Poland', 2],
        ['Ireland', 1],
      ]),
      status: cancelled_at ? 'cancelled' : statusOf(random, daysBetween(joined, now)),
      joined_at: joined,
      cancelled_at,
      cancel_reason:
        cancelled_at && random.chance(0.7)
          ? random.pick([
              'Too expensive',
              'Nothing left to watch',
              'Switched to another service',
              'Not used enough',
            ])
          : null,
    };
  });
  const profiles = members.flatMap(({ id, name, plan_id }) => {
    const [first = ''] = name.split(' ');
    const others = Array.from({ length: random.whole(0, plan_id) }, () => random.chance(0.35));
    return [
      { member_id: id, name: first, is_child: false },
      ...others.map((is_child) => ({ member_id: id, name: fakePerson(random, 0).firstName, is_child })),
    ];
  });
  const numbered = profiles.map((profile, index) => ({ id: index + 1, ...profile }));
  const viewers = numbered.map(({ id, member_id }): Viewer => {
    const member = members[member_id - 1];
    return { id, from: member?.joined_at ?? now, until: member?.cancelled_at ?? now };
  });
  return { viewers, rows: { plans, members, profiles: numbered } };
}

function statusOf(random: SeededRandom, age: number): string {
  if (age < 14) return 'trial';
  return random.chance(0.04) ? 'paused' : 'active';
}

type Watching = {
  random: SeededRandom;
  days: readonly Date[];
  now: Date;
  titles: readonly Title[];
  episodes: readonly Episode[];
  viewers: readonly Viewer[];
};

function watch({ random, days, now, titles, episodes, viewers }: Watching) {
  const plays: Row[] = [];
  const ratings = new Map<string, Row>();
  const watchlist = new Map<string, Row>();
  const episodesOf = Map.groupBy(episodes, ({ title_id }) => title_id);
  for (const day of days) {
    const present = viewers.filter(({ from, until }) => from <= day && until >= day);
    const offered = titles.filter(({ added }) => added <= dateText(day));
    if (present.length === 0) continue;
    const busy = present.length * 0.05 * weekly(day, weekdays) * seasonal(day, 0, 0.25);
    for (let left = random.count(busy); left > 0; left -= 1) {
      const at = momentOf(random, day, { hour: 20, width: 4 });
      if (at <= now) play(random.favourite(present, 1.5).id, random.favourite(offered, 2.6), at);
    }
  }
  return { plays, ratings: [...ratings.values()], watchlist_items: [...watchlist.values()] };

  function play(profile_id: number, title: Title, started_at: Date): void {
    const episode =
      title.minutes === null ? random.favourite(episodesOf.get(title.id) ?? [], 1.8) : undefined;
    const length = title.minutes ?? episode?.minutes ?? 40;
    const finished = random.chance(0.62);
    const minutes = finished ? length : length * random.next() ** 1.5;
    plays.push({
      id: plays.length + 1,
      profile_id,
      title_id: title.id,
      episode_id: episode?.id ?? null,
      device: random.weighted([
        ['tv', 5],
        ['phone', 3],
        ['browser', 2],
        ['tablet', 1],
      ]),
      started_at,
      minutes_watched: minutes.toFixed(1),
      finished,
    });
    const key = `${profile_id} ${title.id}`;
    if (finished && random.chance(0.15))
      ratings.set(key, { profile_id, title_id: title.id, stars: stars(), rated_at: started_at });
    if (random.chance(0.1)) watchlist.set(key, { profile_id, title_id: title.id, added_at: started_at });
  }

  function stars(): number {
    return random.weighted([
      [5, 30],
      [4, 38],
      [3, 18],
      [2, 8],
      [1, 6],
    ]);
  }
}
