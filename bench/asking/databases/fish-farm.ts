import type { CaseTools } from '../case-tools.ts';
import { tool } from '../case-tools.ts';
import * as by from '../conditions.ts';

const pens = 'pens p JOIN sites s ON s.id = p.site_id';
const feedings = 'feedings f JOIN pens p ON p.id = f.pen_id JOIN sites s ON s.id = p.site_id';
const losses = 'losses m JOIN pens p ON p.id = m.pen_id JOIN sites s ON s.id = p.site_id';
const louse = 'lice_counts l JOIN pens p ON p.id = l.pen_id JOIN sites s ON s.id = p.site_id';
const water = 'water_readings w JOIN pens p ON p.id = w.pen_id JOIN sites s ON s.id = p.site_id';
const harvests = 'harvests h JOIN pens p ON p.id = h.pen_id JOIN sites s ON s.id = p.site_id';
const dives = 'dives v JOIN pens p ON p.id = v.pen_id JOIN divers d ON d.id = v.diver_id';
const site = by.equal('s.name', 'site', { description: 'The place in the fjord where pens lie.' });
const pen = by.equal('p.code', 'pen');
const thePen = by.equal('p.code', 'pen', { required: true });
const species = by.equal('p.species', 'species');

export const fishFarm: CaseTools = {
  name: 'fish farm',
  known: {
    site: ['Haverness', 'Kelda Sound', 'Torsvik', 'Stor Skerry'],
    pen: ['H1', 'H2', 'H3', 'K4', 'K5', 'T7', 'S9'],
    species: ['Atlantic salmon', 'Rainbow trout', 'Cod', 'Lumpfish'],
    feed: ['Starter 2 mm', 'Grower 6 mm', 'Finisher 9 mm', 'Winter blend'],
    cause: ['Gill disease', 'Winter sore', 'Handling', 'Seal bite', 'Low oxygen'],
    method: ['Fresh water bath', 'Hydrogen peroxide', 'Thermal', 'Brushing'],
    diver: ['Jonas Eide', 'Mhairi Sinclair', 'Petra Vogt'],
    boat: ['Havbris', 'Solan', 'Grey Heron', 'Marit'],
    plant: ['Norvik Packing', 'Sundsal', 'Eastquay Fillets'],
    hatchery: ['Dalen', 'Loch Ardan', 'Fossvik'],
    worker: ['Eirik Moen', 'Callum Reid', 'Anja Holt', 'Yusuf Karim'],
  },
  tools: [
    tool('Feed per day', 'Kilograms of feed given on each day.')`
      SELECT f.given_on, SUM(f.kg) AS kg FROM ${feedings}
      WHERE ${pen} AND ${site} AND ${by.days('f.given_on')} GROUP BY 1 ORDER BY 1`,
    tool('Feed conversion', 'Kilograms of feed for each kilogram that the fish put on, for each pen.')`
      SELECT p.code, SUM(f.kg) / p.growth_kg AS ratio FROM ${feedings}
      WHERE ${site} AND ${by.days('f.given_on')} GROUP BY p.id ORDER BY 2`,
    tool('Feed left in the silos', 'How much of each sort of feed is still in store.')`
      SELECT o.feed, SUM(o.kg_left) AS kg FROM silos o JOIN sites s ON s.id = o.site_id
      WHERE ${site} AND ${by.equal('o.feed', 'feed')} GROUP BY 1`,
    tool('Silos that run empty', 'Feed silos that will be used up within a number of days.')`
      SELECT o.id, o.feed, o.empty_on FROM silos o WHERE ${by.daysAhead('o.empty_on', 7)} ORDER BY o.empty_on`,
    tool('Pens not fed', 'Pens that got no feed on a day.')`
      SELECT p.code, s.name FROM ${pens}
      WHERE ${by.asked('NOT EXISTS (SELECT 1 FROM feedings f WHERE f.pen_id = p.id AND f.given_on = :day)', 'day', 'date')}`,
    tool('Dead fish by cause', 'Number of fish that died, for each cause of death.')`
      SELECT m.cause, SUM(m.fish) AS fish FROM ${losses}
      WHERE ${pen} AND ${site} AND ${by.days('m.found_on')} GROUP BY 1 ORDER BY 2 DESC`,
    tool('Dead fish per week', 'Fish found dead in each week.')`
      SELECT strftime('%Y-%W', m.found_on) AS week, SUM(m.fish) AS fish FROM ${losses}
      WHERE ${site} AND ${by.equal('m.cause', 'cause')} AND ${by.days('m.found_on')} GROUP BY 1 ORDER BY 1`,
    tool('Pens with the highest losses', 'Pens ranked by the share of their fish that died.')`
      SELECT p.code, SUM(m.fish) * 100.0 / p.stocked AS percent FROM ${losses}
      WHERE ${species} AND ${by.days('m.found_on')} GROUP BY p.id ORDER BY 2 DESC LIMIT ${by.limit(5)}`,
    tool('Lice per fish', 'Average number of sea lice on a fish, for each pen.')`
      SELECT p.code, AVG(l.adult_females) AS lice FROM ${louse}
      WHERE ${site} AND ${by.days('l.counted_on')} GROUP BY p.id ORDER BY 2 DESC`,
    tool('Pens over the lice limit', 'Pens whose latest count is above a number of lice per fish.')`
      SELECT p.code, s.name, l.adult_females FROM ${louse}
      WHERE l.is_latest AND ${by.least('l.adult_females', 'min_lice', 0.5)} ORDER BY 3 DESC`,
    tool('Lice counts that are due', 'Pens that were last counted for lice some days ago.')`
      SELECT p.code, MAX(l.counted_on) AS last_count FROM ${louse}
      GROUP BY p.id HAVING ${by.daysBack('MAX(l.counted_on)', 7)}`,
    tool('Treatments', 'Treatments against lice and disease, newest first.')`
      SELECT t.done_on, p.code, t.method FROM treatments t JOIN pens p ON p.id = t.pen_id
      WHERE ${pen} AND ${by.equal('t.method', 'method')} AND ${by.days('t.done_on')}
      ORDER BY t.done_on DESC LIMIT ${by.limit(25)}`,
    tool(
      'Waiting time after medicine',
      'Pens that may not be slaughtered yet because of a treatment, until when.',
    )`
      SELECT p.code, t.method, t.safe_on FROM treatments t JOIN pens p ON p.id = t.pen_id
      WHERE t.safe_on > date('now') ORDER BY t.safe_on`,
    tool('Oxygen and temperature of a pen', 'Measured oxygen and water temperature of one pen.')`
      SELECT w.taken_at, w.oxygen, w.celsius FROM ${water}
      WHERE ${thePen} AND ${by.days('w.taken_at')} ORDER BY w.taken_at DESC`,
    tool('Low oxygen alarms', 'Readings where the oxygen was below a percentage.')`
      SELECT w.taken_at, p.code, w.oxygen FROM ${water}
      WHERE ${by.most('w.oxygen', 'max_oxygen', 70)} AND ${site} AND ${by.days('w.taken_at')} ORDER BY w.oxygen`,
    tool('Water temperature per month', 'Average temperature of the water in each month, for each site.')`
      SELECT strftime('%Y-%m', w.taken_at) AS month, s.name, AVG(w.celsius) AS celsius FROM ${water}
      WHERE ${site} AND ${by.days('w.taken_at')} GROUP BY 1, 2`,
    tool('Fish in the sea', 'Living fish and their total weight in each pen.')`
      SELECT p.code, p.species, p.fish, p.fish * p.mean_grams / 1000 AS kg FROM ${pens} WHERE ${site} AND ${species}`,
    tool('Average weight of a pen', 'Weight samples of one pen over time.')`
      SELECT g.weighed_on, g.mean_grams FROM weight_samples g JOIN pens p ON p.id = g.pen_id
      WHERE ${thePen} ORDER BY g.weighed_on DESC`,
    tool('Pens ready for harvest', 'Pens where the fish weigh at least so many grams on average.')`
      SELECT p.code, s.name, p.mean_grams FROM ${pens}
      WHERE ${by.whole('p.mean_grams', '>=', 'min_grams', 4500)} AND ${site} ORDER BY 3 DESC`,
    tool('Harvest per month', 'Tonnes slaughtered in each month.')`
      SELECT strftime('%Y-%m', h.day) AS month, SUM(h.kg) / 1000.0 AS tonnes FROM ${harvests}
      WHERE ${species} AND ${site} AND ${by.days('h.day')} GROUP BY 1`,
    tool('Deliveries to a packing plant', 'Harvested loads that went to one packing plant.')`
      SELECT h.day, p.code, h.kg FROM ${harvests}
      WHERE ${by.equal('h.plant', 'plant', { required: true })} AND ${by.days('h.day')} ORDER BY h.day DESC`,
    tool(
      'Downgraded fish',
      'Share of the harvest that was graded second class or worse, for each packing plant.',
    )`
      SELECT h.plant, AVG(h.downgraded_percent) AS percent FROM ${harvests}
      WHERE ${by.oneOf('h.grade', 'grade', ['ordinary', 'production', 'rejected'])} AND ${by.days('h.day')} GROUP BY 1`,
    tool('Smolt put to sea', 'Young fish that were set out, for each hatchery they came from.')`
      SELECT k.hatchery, SUM(k.fish) AS fish FROM stockings k JOIN pens p ON p.id = k.pen_id
      WHERE ${by.equal('k.hatchery', 'hatchery')} AND ${by.days('k.set_out_on')} GROUP BY 1`,
    tool('Net inspections', 'What divers found when they looked at the nets.')`
      SELECT v.dived_on, p.code, d.name, v.finding FROM ${dives}
      WHERE ${by.equal('d.name', 'diver')} AND ${pen} AND ${by.days('v.dived_on')} ORDER BY v.dived_on DESC`,
    tool('Holes in nets', 'Tears that were found in nets, and whether they are mended.')`
      SELECT p.code, v.dived_on, v.hole_cm FROM ${dives}
      WHERE v.hole_cm > 0 AND ${by.yesNo('v.mended', 'mended')} AND ${by.whole('v.hole_cm', '>=', 'min_cm', 1)}`,
    tool('Escapes', 'Incidents where fish got out, with how many were lost.')`
      SELECT e.noticed_on, s.name, e.fish FROM escapes e JOIN sites s ON s.id = e.site_id
      WHERE ${site} AND ${by.days('e.noticed_on')} ORDER BY e.noticed_on DESC`,
    tool('Boat hours', 'Engine hours of each work boat.')`
      SELECT b.boat, SUM(b.hours) AS hours FROM boat_log b
      WHERE ${by.equal('b.boat', 'boat')} AND ${by.days('b.day')} GROUP BY 1 ORDER BY 2 DESC`,
    tool('Who is on shift', 'People on duty on a day, with the site they work at.')`
      SELECT r.worker, s.name, r.starts_at FROM roster r JOIN sites s ON s.id = r.site_id
      WHERE ${by.on('r.day', 'day')} AND ${site} ORDER BY r.starts_at`,
  ],
};
