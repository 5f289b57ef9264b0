import type { CaseTools } from '../case-tools.ts';
import { tool } from '../case-tools.ts';
import * as by from '../conditions.ts';

const finds = 'finds f JOIN trenches t ON t.id = f.trench_id';
const layers = 'layers y JOIN trenches t ON t.id = y.trench_id';
const work = 'work_days w JOIN diggers g ON g.id = w.digger_id JOIN trenches t ON t.id = w.trench_id';
const samples = 'samples a JOIN trenches t ON t.id = a.trench_id';
const loans = 'loans o JOIN finds f ON f.id = o.find_id';
const trench = by.equal('t.name', 'trench');
const theTrench = by.equal('t.name', 'trench', { required: true });
const material = by.equal('f.material', 'material');
const period = by.equal('f.period', 'period', { description: 'The age that something is from.' });
const found = by.days('f.found_on');
const digger = by.equal('g.name', 'digger');
const laboratory = by.equal('a.laboratory', 'laboratory');

export const excavation: CaseTools = {
  name: 'excavation',
  known: {
    trench: ['Trench 1', 'Trench 2', 'Trench 3', 'North Gate', 'Well Shaft', 'Kiln Field'],
    material: ['Pottery', 'Bone', 'Iron', 'Bronze', 'Glass', 'Flint', 'Silver'],
    period: ['Neolithic', 'Bronze Age', 'Iron Age', 'Roman', 'Early Medieval'],
    digger: ['Hanneke Bos', 'Rhys Pritchard', 'Leila Farahani', 'Tobias Krug', 'Marguerite Faye'],
    laboratory: ['Groningen', 'Oxford', 'Poznan'],
    museum: ['County Museum', 'Museum of the Marches', 'Leiden Antiquities'],
    conservator: ['Agnes Whitlock', 'Paolo Serra'],
    store: ['Crate shed', 'Cold room', 'Strong room'],
    type: ['Brooch', 'Coin', 'Bowl', 'Knife', 'Loom weight', 'Arrowhead'],
    instrument: ['Total station', 'Drone', 'Magnetometer', 'Ground radar'],
    specialist: ['Dr Yvonne Achebe', 'Prof Karel Novotny', 'Sian Morgan'],
  },
  tools: [
    tool('Finds per day', 'How many objects were found on each day.')`
      SELECT f.found_on, COUNT(*) AS finds FROM ${finds} WHERE ${trench} AND ${found} GROUP BY 1 ORDER BY 1`,
    tool('Finds by material', 'Number and weight of the finds of each material.')`
      SELECT f.material, COUNT(*) AS finds, SUM(f.grams) AS grams FROM ${finds}
      WHERE ${trench} AND ${period} AND ${found} GROUP BY 1 ORDER BY 2 DESC`,
    tool('Finds by period', 'How many finds are from each age.')`
      SELECT f.period, COUNT(*) AS finds FROM ${finds} WHERE ${material} AND ${trench} GROUP BY 1`,
    tool('Search finds', 'Finds of one kind of object, with where and when they came up.')`
      SELECT f.number, f.type, t.name, f.found_on FROM ${finds}
      WHERE ${by.equal('f.type', 'type', { required: true })} AND ${material} AND ${found} ORDER BY f.found_on DESC`,
    tool('Look up a find', 'Everything recorded about one find by its number.')`
      SELECT f.number, f.type, f.material, f.notes FROM finds f
      WHERE ${by.whole('f.number', '=', 'number')}`,
    tool('Heaviest finds', 'The finds with the greatest weight.')`
      SELECT f.number, f.type, f.grams FROM ${finds} WHERE ${material} AND ${trench}
      ORDER BY f.grams DESC LIMIT ${by.limit(10)}`,
    tool('Special finds', 'Finds marked as special, newest first.')`
      SELECT f.number, f.type, f.found_on FROM ${finds}
      WHERE f.is_special AND ${by.oneOf('f.rank', 'rank', ['local', 'regional', 'national'])} AND ${found}
      ORDER BY f.found_on DESC LIMIT ${by.limit(20)}`,
    tool('Finds without a drawing', 'Finds that nobody has drawn yet.')`
      SELECT f.number, f.type FROM ${finds} WHERE f.drawn_on IS NULL AND ${material} AND ${trench}`,
    tool('Finds still to wash', 'Finds that came up some days ago and are not cleaned.')`
      SELECT f.number, t.name, f.found_on FROM ${finds} WHERE f.washed_on IS NULL AND ${by.daysBack('f.found_on', 3)}`,
    tool('Layers of a trench', 'The layers of soil in one trench from top to bottom.')`
      SELECT y.number, y.soil, y.depth_cm FROM ${layers} WHERE ${theTrench} ORDER BY y.depth_cm`,
    tool('Layers not closed', 'Layers that were opened and are not fully recorded.')`
      SELECT y.number, t.name, y.opened_on FROM ${layers}
      WHERE y.closed_on IS NULL AND ${trench} ORDER BY y.opened_on`,
    tool('Deepest layers', 'Layers ranked by how deep under the surface they lie.')`
      SELECT y.number, t.name, y.depth_cm FROM ${layers}
      WHERE ${by.whole('y.depth_cm', '>=', 'min_cm', 0)} ORDER BY 3 DESC LIMIT ${by.limit(10)}`,
    tool('Soil moved', 'Cubic metres of earth taken out of each trench.')`
      SELECT t.name, SUM(w.cubic_metres) AS earth FROM ${work} WHERE ${by.days('w.day')} GROUP BY t.id ORDER BY 2 DESC`,
    tool('Days worked per digger', 'On how many days each digger was in the field.')`
      SELECT g.name, COUNT(*) AS days FROM ${work} WHERE ${trench} AND ${by.days('w.day')} GROUP BY g.id`,
    tool('Finds per digger', 'Diggers ranked by how much they found.')`
      SELECT g.name, COUNT(*) AS finds FROM finds f JOIN diggers g ON g.id = f.digger_id
      WHERE ${material} AND ${found} GROUP BY g.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Diary of a day', 'What was written in the site diary on a day.')`
      SELECT t.name, r.entry FROM diary r JOIN trenches t ON t.id = r.trench_id WHERE ${by.on('r.day', 'day')} AND ${trench}`,
    tool('Who is in which trench', 'Where each digger works on a day.')`
      SELECT g.name, t.name FROM ${work} WHERE ${by.on('w.day', 'day')} AND ${digger} ORDER BY t.name`,
    tool('Days lost to weather', 'Days in each month on which nobody could dig because of the weather.')`
      SELECT strftime('%Y-%m', e.day) AS month, COUNT(*) AS days FROM weather e
      WHERE e.stopped AND ${by.oneOf('e.reason', 'reason', ['rain', 'frost', 'heat', 'storm'])} AND ${by.days('e.day')} GROUP BY 1`,
    tool('Radiocarbon dates', 'Ages that a laboratory measured, with the margin of error.')`
      SELECT a.code, t.name, a.years_old, a.margin FROM ${samples}
      WHERE a.kind = 'carbon' AND ${trench} AND ${by.whole('a.years_old', '>=', 'min_years', 0)} ORDER BY a.years_old DESC`,
    tool('Samples not back', 'Samples that were sent to a laboratory and have no result.')`
      SELECT a.code, a.laboratory, a.sent_on FROM ${samples}
      WHERE a.result_on IS NULL AND ${laboratory} AND ${by.daysBack('a.sent_on', 30)}`,
    tool('Laboratory spending', 'What each laboratory charged us for samples.')`
      SELECT a.laboratory, SUM(a.price) AS spent FROM ${samples} WHERE ${laboratory} AND ${by.days('a.sent_on')} GROUP BY 1`,
    tool('Objects in conservation', 'Objects on the bench of a conservator now.')`
      SELECT f.number, f.type, c.conservator, c.since FROM conservation c JOIN finds f ON f.id = c.find_id
      WHERE c.finished_on IS NULL AND ${by.equal('c.conservator', 'conservator')}
      AND ${by.oneOf('c.state', 'state', ['stable', 'fragile', 'corroding'])}`,
    tool('Boxes in a store', 'Boxes kept in one store, with the shelf.')`
      SELECT x.box, x.shelf, x.content FROM boxes x WHERE ${by.equal('x.store', 'store', { required: true })} ORDER BY x.shelf`,
    tool('Boxes too damp', 'Boxes in which the humidity was above a percentage at the last check.')`
      SELECT x.box, x.store, x.humidity FROM boxes x WHERE ${by.least('x.humidity', 'min_humidity', 60)} ORDER BY 3 DESC`,
    tool('Objects on loan', 'Finds that a museum has borrowed.')`
      SELECT f.number, f.type, o.museum, o.back_on FROM ${loans}
      WHERE o.returned_on IS NULL AND ${by.equal('o.museum', 'museum')}`,
    tool('Loans that end soon', 'Borrowed finds that have to come back within a number of days.')`
      SELECT f.number, o.museum, o.back_on FROM ${loans} WHERE o.returned_on IS NULL AND ${by.daysAhead('o.back_on', 30)}`,
    tool('Surveys', 'Measuring campaigns with an instrument, and the area covered.')`
      SELECT v.day, v.instrument, v.hectares FROM surveys v
      WHERE ${by.equal('v.instrument', 'instrument')} AND ${by.days('v.day')} ORDER BY v.day DESC`,
    tool('Reports outstanding', 'Specialist reports that have not been handed in.')`
      SELECT q.specialist, q.title, q.due_on FROM reports q
      WHERE ${by.yesNo('q.handed_in', 'handed_in')} AND ${by.equal('q.specialist', 'specialist')} ORDER BY q.due_on`,
    tool('Visitors on open days', 'People who came to look at the dig on each open day.')`
      SELECT n.day, n.visitors FROM open_days n
      WHERE ${by.days('n.day')} AND ${by.least('n.visitors', 'min_visitors')} ORDER BY n.day`,
  ],
};
