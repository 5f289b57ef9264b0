import type { CaseTools } from '../case-tools.ts';
import { tool } from '../case-tools.ts';
import * as by from '../conditions.ts';

const calls = 'callouts c JOIN stations s ON s.id = c.station_id';
const crews =
  'crew_members m JOIN callouts c ON c.id = m.callout_id JOIN firefighters f ON f.id = m.firefighter_id';
const people = 'firefighters f JOIN stations s ON s.id = f.station_id';
const engines = 'vehicles v JOIN stations s ON s.id = v.station_id';
const hydrants = 'hydrants h JOIN districts d ON d.id = h.district_id';
const checks = 'building_checks b JOIN districts d ON d.id = b.district_id';
const station = by.equal('s.name', 'station');
const district = by.equal('d.name', 'district');
const kind = by.oneOf('c.kind', 'kind', ['fire', 'crash', 'flood', 'rescue', 'false alarm']);
const firefighter = by.like('f.name', 'firefighter', true);
const alarmed = by.days('c.alarmed_at');
const vehicle = by.equal('v.call_sign', 'vehicle');

export const fireBrigade: CaseTools = {
  name: 'fire brigade',
  known: {
    station: ['Old Town', 'Harbour', 'Westfield', 'Airport Road'],
    district: ['Castle Hill', 'Mill Quarter', 'Docklands', 'Lindenau', 'St Brigid'],
    firefighter: ['Nadia Rossi', 'Kofi Mensah', 'Grace Whelan', 'Stefan Baur', 'Ivo Petrov'],
    vehicle: ['Ladder 1', 'Engine 2', 'Engine 5', 'Rescue 3', 'Tanker 4'],
    course: ['Breathing apparatus', 'Rope rescue', 'First aid', 'Boat driving', 'Hazardous goods'],
    cause: ['Cooking', 'Electrical', 'Arson', 'Smoking', 'Lightning'],
    item: ['Hose', 'Helmet', 'Air cylinder', 'Thermal camera', 'Chainsaw'],
    building: ['Hotel', 'School', 'Nursing home', 'Warehouse', 'Theatre'],
    street: ['Canal Street', 'Bishop Lane', 'Tanner Row', 'Quay Road'],
    shift: ['Red', 'Blue', 'Green'],
  },
  tools: [
    tool('Callouts per month', 'How often the brigade was alarmed in each month.')`
      SELECT strftime('%Y-%m', c.alarmed_at) AS month, COUNT(*) AS callouts FROM ${calls}
      WHERE ${station} AND ${kind} AND ${alarmed} GROUP BY 1`,
    tool('Callouts by kind', 'Number of callouts of each kind.')`
      SELECT c.kind, COUNT(*) AS callouts FROM ${calls} WHERE ${station} AND ${alarmed} GROUP BY 1 ORDER BY 2 DESC`,
    tool('Callout log', 'The latest callouts with address and kind.')`
      SELECT c.alarmed_at, c.street, c.kind FROM ${calls}
      WHERE ${kind} AND ${alarmed} ORDER BY c.alarmed_at DESC LIMIT ${by.limit(20)}`,
    tool('Callouts to a street', 'Every time we were called to one street.')`
      SELECT c.alarmed_at, c.kind FROM ${calls} WHERE ${by.equal('c.street', 'street', { required: true })} AND ${alarmed}`,
    tool('Alarms by hour', 'Number of alarms in each hour of the day.')`
      SELECT strftime('%H', c.alarmed_at) AS hour, COUNT(*) AS alarms FROM ${calls} WHERE ${kind} AND ${alarmed} GROUP BY 1`,
    tool('Turnout time', 'Average seconds from the alarm until the first engine leaves, for each station.')`
      SELECT s.name, AVG(c.turnout_seconds) AS seconds FROM ${calls} WHERE ${station} AND ${alarmed} GROUP BY s.id`,
    tool('Late arrivals', 'Callouts where the first engine took longer than a number of minutes to arrive.')`
      SELECT c.id, c.street, c.arrival_minutes FROM ${calls}
      WHERE ${by.least('c.arrival_minutes', 'min_minutes', 10)} AND ${station} AND ${alarmed} ORDER BY 3 DESC`,
    tool('Longest operations', 'Callouts ranked by how many hours they lasted.')`
      SELECT c.id, c.street, c.hours FROM ${calls} WHERE ${kind} AND ${alarmed} ORDER BY c.hours DESC LIMIT ${by.limit(10)}`,
    tool('False alarms by address', 'Addresses that set off false alarms most often.')`
      SELECT c.street, c.house_number, COUNT(*) AS alarms FROM callouts c
      WHERE c.kind = 'false alarm' AND ${alarmed} GROUP BY 1, 2 ORDER BY 3 DESC LIMIT ${by.limit(10)}`,
    tool('Causes of fires', 'What the fires were started by.')`
      SELECT c.cause, COUNT(*) AS fires FROM ${calls}
      WHERE c.kind = 'fire' AND ${by.equal('c.cause', 'cause')} AND ${alarmed} GROUP BY 1 ORDER BY 2 DESC`,
    tool('Fire damage', 'Estimated damage in money in each district.')`
      SELECT d.name, SUM(c.damage) AS damage FROM callouts c JOIN districts d ON d.id = c.district_id
      WHERE ${district} AND ${alarmed} GROUP BY d.id ORDER BY 2 DESC`,
    tool('People rescued', 'How many people and animals we saved in each month.')`
      SELECT strftime('%Y-%m', c.alarmed_at) AS month, SUM(c.people_saved), SUM(c.animals_saved) FROM ${calls}
      WHERE ${alarmed} GROUP BY 1`,
    tool('Operations of a firefighter', 'Callouts that one firefighter took part in.')`
      SELECT c.alarmed_at, c.kind, c.street FROM ${crews} WHERE ${firefighter} AND ${alarmed} ORDER BY 1 DESC`,
    tool('Firefighters by hours', 'Firefighters ranked by hours on operations.')`
      SELECT f.name, SUM(m.hours) AS hours FROM ${crews} WHERE ${alarmed} GROUP BY f.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Roster', 'Who is on duty on a day at a station.')`
      SELECT f.name, r.shift FROM roster r JOIN firefighters f ON f.id = r.firefighter_id JOIN stations s ON s.id = f.station_id
      WHERE ${by.on('r.day', 'day')} AND ${station} AND ${by.equal('r.shift', 'shift')}`,
    tool('Strength of the stations', 'Number of firefighters at each station.')`
      SELECT s.name, COUNT(*) AS firefighters FROM ${people}
      WHERE ${by.oneOf('f.status', 'status', ['full time', 'volunteer', 'trainee'])} GROUP BY s.id`,
    tool('Phone number of a firefighter', 'How to reach one firefighter.')`
      SELECT f.name, f.phone, s.name FROM ${people} WHERE ${firefighter}`,
    tool('Medical checks due', 'Firefighters whose fitness check expires within a number of days.')`
      SELECT f.name, f.fit_until FROM ${people} WHERE ${by.daysAhead('f.fit_until', 30)} AND ${station} ORDER BY f.fit_until`,
    tool('Trained for', 'Firefighters who passed a course.')`
      SELECT f.name, q.passed_on FROM trainings q JOIN firefighters f ON f.id = q.firefighter_id JOIN stations s ON s.id = f.station_id
      WHERE ${by.equal('q.course', 'course', { required: true })} AND ${station}`,
    tool('Drills', 'Exercises held, with the number of people who took part.')`
      SELECT x.day, x.topic, x.people FROM drills x JOIN stations s ON s.id = x.station_id
      WHERE ${station} AND ${by.days('x.day')} ORDER BY x.day DESC`,
    tool('Vehicles out of service', 'Engines that cannot be used now, and why.')`
      SELECT v.call_sign, s.name, v.fault FROM ${engines} WHERE v.out_since IS NOT NULL AND ${station}`,
    tool('Vehicle kilometres', 'Distance that each vehicle was driven.')`
      SELECT v.call_sign, SUM(t.km) AS km FROM trips t JOIN vehicles v ON v.id = t.vehicle_id
      WHERE ${vehicle} AND ${by.days('t.day')} GROUP BY v.id ORDER BY 2 DESC`,
    tool('Vehicle inspections due', 'Vehicles whose technical inspection falls within a number of days.')`
      SELECT v.call_sign, v.inspect_by FROM ${engines} WHERE ${by.daysAhead('v.inspect_by', 30)} ORDER BY v.inspect_by`,
    tool('Equipment on a vehicle', 'What is loaded on one vehicle.')`
      SELECT e.item, e.pieces FROM equipment e JOIN vehicles v ON v.id = e.vehicle_id
      WHERE ${by.equal('v.call_sign', 'vehicle', { required: true })}`,
    tool('Where an item is', 'On which vehicles and in which stores an item of equipment is kept.')`
      SELECT v.call_sign, e.pieces FROM equipment e JOIN vehicles v ON v.id = e.vehicle_id
      WHERE ${by.equal('e.item', 'item', { required: true })}`,
    tool('Hydrants to check', 'Hydrants that nobody has tested since a day.')`
      SELECT h.number, d.name, h.tested_on FROM ${hydrants} WHERE ${by.before('h.tested_on', 'day')} AND ${district}`,
    tool('Weak hydrants', 'Hydrants that give less water than so many litres a minute.')`
      SELECT h.number, d.name, h.litres FROM ${hydrants} WHERE ${by.most('h.litres', 'max_litres', 800)} AND ${district}`,
    tool('Building inspections', 'Fire safety inspections of buildings and their outcome.')`
      SELECT b.address, b.building, b.passed, b.day FROM ${checks}
      WHERE ${by.equal('b.building', 'building')} AND ${by.yesNo('b.passed', 'passed')} AND ${by.days('b.day')} ORDER BY b.day DESC`,
    tool('Hose and gear written off', 'Equipment that was scrapped, with its cost.')`
      SELECT w.item, SUM(w.cost) AS cost FROM write_offs w
      WHERE ${by.equal('w.item', 'item')} AND ${by.days('w.day')} GROUP BY 1 ORDER BY 2 DESC`,
  ],
};
