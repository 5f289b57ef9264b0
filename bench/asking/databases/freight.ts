import type { CaseTools } from '../case-tools.ts';
import { tool } from '../case-tools.ts';
import * as by from '../conditions.ts';

const loads = 'shipments s JOIN clients c ON c.id = s.client_id';
const drives = 'trips t JOIN drivers d ON d.id = t.driver_id JOIN vehicles v ON v.id = t.vehicle_id';
const between = (column: string) => by.days(column, { from: 'date_from', to: 'date_to' });
const client = by.equal('c.name', 'client', { description: 'Who ordered the transport.' });
const driver = by.equal('d.name', 'driver');
const depot = by.equal('v.depot', 'depot', { description: 'Home depot of the vehicle.' });
const kind = by.oneOf('v.kind', 'vehicle_kind', ['van', 'truck', 'trailer', 'tanker']);
const state = by.oneOf('s.status', 'status', [
  'booked',
  'loaded',
  'in_transit',
  'delivered',
  'returned',
  'lost',
]);
const driven = between('t.started_at');

export const freight: CaseTools = {
  name: 'freight',
  known: {
    client: ['Kestrel Foods', 'Moravia Glass', 'Tindall & Sons', 'Orion Paper', 'Fjord Salmon'],
    driver: ['Bogdan Iliescu', 'Karin Holm', 'Mehmet Aydin', 'Siobhan Walsh', 'Luc Perrin'],
    depot: ['Rotterdam', 'Brno', 'Gdansk', 'Lyon'],
    destination: ['Hamburg', 'Milan', 'Madrid', 'Warsaw', 'Antwerp', 'Porto'],
    plate: ['BR-771-KL', 'GD-204-XA', 'LY-918-PT'],
    country: ['Poland', 'France', 'Austria', 'Czechia', 'Italy'],
  },
  tools: [
    tool('Shipments per week', 'Number of shipments picked up in each week.')`
      SELECT strftime('%Y-%W', s.picked_up_on) AS week, COUNT(*) AS shipments FROM ${loads}
      WHERE ${client} AND ${between('s.picked_up_on')} GROUP BY 1`,
    tool('Track a shipment', 'Where one shipment is now, by its tracking number.')`
      SELECT e.place, e.note, e.noted_at FROM shipment_events e
      WHERE ${by.asked('e.tracking_number = :tracking_number', 'tracking_number', 'text')}
      ORDER BY e.noted_at`,
    tool('Late deliveries', 'Shipments delivered after the promised day.')`
      SELECT s.tracking_number, c.name, s.due_on, s.delivered_on FROM ${loads}
      WHERE s.delivered_on > s.due_on AND ${client} AND ${between('s.delivered_on')}`,
    tool('On-time rate per client', 'Share of deliveries that kept the promised day, for each client.')`
      SELECT c.name, AVG(s.delivered_on <= s.due_on) AS on_time FROM ${loads}
      WHERE ${between('s.delivered_on')} GROUP BY c.id ORDER BY 2`,
    tool('Shipments by status', 'How many shipments are booked, under way, delivered and so on.')`
      SELECT s.status, COUNT(*) AS shipments FROM ${loads} WHERE ${client} GROUP BY 1`,
    tool('Shipments to a city', 'Shipments bound for one destination.')`
      SELECT s.tracking_number, c.name, s.due_on FROM ${loads}
      WHERE ${by.equal('s.destination', 'destination', { required: true })} AND ${state}`,
    tool('Undelivered past due', 'Shipments that should have arrived before a day and did not.')`
      SELECT s.tracking_number, c.name, s.due_on FROM ${loads}
      WHERE s.delivered_on IS NULL AND ${by.before('s.due_on', 'day')}`,
    tool('Heavy shipments', 'Shipments that weigh at least so many kilograms.')`
      SELECT s.tracking_number, s.weight_kg FROM ${loads}
      WHERE ${by.least('s.weight_kg', 'min_kg', 1000)} AND ${between('s.picked_up_on')}
      ORDER BY s.weight_kg DESC`,
    tool('Turnover per client', 'Clients ranked by what they paid for transport.')`
      SELECT c.name, SUM(s.price) AS turnover FROM ${loads} WHERE ${between('s.picked_up_on')}
      GROUP BY c.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Most used routes', 'Pairs of origin and destination ranked by shipments.')`
      SELECT s.origin, s.destination, COUNT(*) AS shipments FROM ${loads}
      WHERE ${between('s.picked_up_on')} GROUP BY 1, 2 ORDER BY 3 DESC LIMIT ${by.limit(10)}`,
    tool('Silent clients', 'Clients who have not booked a shipment since a day.')`
      SELECT c.name, MAX(s.booked_on) AS last_booking FROM ${loads}
      GROUP BY c.id HAVING ${by.before('MAX(s.booked_on)', 'since')}`,
    tool('Price per kilometre', 'Average price per kilometre in each month.')`
      SELECT strftime('%Y-%m', s.picked_up_on) AS month, SUM(s.price) / SUM(s.km) AS per_km FROM ${loads}
      WHERE ${client} AND ${between('s.picked_up_on')} GROUP BY 1`,
    tool('Kilometres per driver', 'Drivers ranked by the distance they drove.')`
      SELECT d.name, SUM(t.km) AS km FROM ${drives} WHERE ${driven}
      GROUP BY d.id ORDER BY 2 DESC LIMIT ${by.limit(20)}`,
    tool('Drivers over their hours', 'Drivers with more weekly driving hours than allowed.')`
      SELECT d.name, strftime('%Y-%W', t.started_at) AS week, SUM(t.hours) AS hours FROM ${drives}
      WHERE ${driven} GROUP BY 1, 2 HAVING ${by.whole('SUM(t.hours)', '>=', 'min_hours', 48)}`,
    tool('Trips of a driver', 'Every trip one driver made, newest first.')`
      SELECT t.started_at, v.plate, t.km FROM ${drives}
      WHERE ${by.like('d.name', 'driver', true)} AND ${driven} ORDER BY t.started_at DESC`,
    tool('Drivers free on a day', 'Drivers who have no trip planned on a day.')`
      SELECT d.name, d.phone FROM drivers d
      WHERE ${by.asked('NOT EXISTS (SELECT 1 FROM trips t WHERE t.driver_id = d.id AND date(t.started_at) = :day)', 'day', 'date')}`,
    tool('Licences that expire', 'Drivers whose licence expires within a number of days.')`
      SELECT d.name, d.licence_until FROM drivers d WHERE ${by.daysAhead('d.licence_until', 60)} ORDER BY 2`,
    tool('Fuel use per vehicle', 'Litres per 100 kilometres for each vehicle.')`
      SELECT v.plate, 100 * SUM(t.litres) / SUM(t.km) AS litres FROM ${drives}
      WHERE ${kind} AND ${driven} GROUP BY v.id ORDER BY 2 DESC`,
    tool('Fuel cost per month', 'Money spent on diesel in each month.')`
      SELECT strftime('%Y-%m', f.filled_on) AS month, SUM(f.cost) AS cost FROM refuellings f
      JOIN vehicles v ON v.id = f.vehicle_id
      WHERE ${depot} AND ${between('f.filled_on')} GROUP BY 1`,
    tool('Service due', 'Vehicles whose next inspection is before a day.')`
      SELECT v.plate, v.service_on FROM vehicles v WHERE ${by.before('v.service_on', 'day')} AND ${depot}
      ORDER BY 2`,
    tool('Repair costs per vehicle', 'Vehicles ranked by what their repairs cost.')`
      SELECT v.plate, SUM(r.cost) AS cost FROM repairs r JOIN vehicles v ON v.id = r.vehicle_id
      WHERE ${kind} AND ${between('r.done_on')} GROUP BY v.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Vehicles of a depot', 'Which vehicles are based at a depot.')`
      SELECT v.plate, v.kind, v.km FROM vehicles v
      WHERE ${by.equal('v.depot', 'depot', { required: true })} AND ${kind}`,
    tool('Idle vehicles', 'Vehicles that made no trip for a number of days.')`
      SELECT v.plate, MAX(t.started_at) AS last_trip FROM vehicles v JOIN trips t ON t.vehicle_id = v.id
      GROUP BY v.id HAVING ${by.daysBack('MAX(t.started_at)', 7)}`,
    tool('Vehicle details', 'Make, mileage and papers of one vehicle by its plate.')`
      SELECT v.plate, v.make, v.km, v.insured_until FROM vehicles v
      WHERE ${by.equal('v.plate', 'plate', { required: true })}`,
    tool('Vehicles by mileage', 'Vehicles with at least so many kilometres on the clock.')`
      SELECT v.plate, v.km FROM vehicles v WHERE ${by.least('v.km', 'min_km')} AND ${kind}
      ORDER BY v.km DESC LIMIT ${by.limit(20)}`,
    tool('Accidents per month', 'How many accidents were reported in each month.')`
      SELECT strftime('%Y-%m', x.happened_on) AS month, COUNT(*) AS accidents FROM accidents x
      WHERE ${between('x.happened_on')} GROUP BY 1`,
    tool('Traffic fines', 'Fines for speeding and parking, with driver and amount.')`
      SELECT d.name, x.offence, x.amount FROM fines x JOIN drivers d ON d.id = x.driver_id
      WHERE ${driver} AND ${by.least('x.amount', 'min_amount')} AND ${between('x.issued_on')}`,
    tool('Damage claims', 'Goods reported as damaged or lost, and what the clients claim.')`
      SELECT c.name, x.reason, x.amount FROM damage_claims x JOIN ${loads}
      WHERE ${client} AND ${between('x.reported_on')} ORDER BY x.reported_on DESC`,
    tool('Empty runs per depot', 'Share of kilometres driven without a load, for each depot.')`
      SELECT v.depot, SUM(t.km * (t.load_kg = 0)) / SUM(t.km) AS share FROM ${drives} WHERE ${driven}
      GROUP BY 1`,
    tool('Tolls per country', 'Road charges paid in each country.')`
      SELECT x.country, SUM(x.amount) AS tolls FROM tolls x
      WHERE ${by.equal('x.country', 'country')} AND ${between('x.paid_on')} GROUP BY 1`,
    tool('Loading plan', 'What is to be loaded on a day, with dock and weight.')`
      SELECT s.dock, s.tracking_number, s.weight_kg FROM ${loads} WHERE ${by.on('s.loads_on', 'day')}
      ORDER BY s.dock`,
  ],
};
