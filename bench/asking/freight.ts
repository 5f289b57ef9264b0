import type { CaseTools } from './case-tools.ts';
import {
  always,
  asked,
  before,
  days,
  daysAhead,
  daysBack,
  equal,
  least,
  like,
  on,
  oneOf,
  tool,
  whole,
} from './case-tools.ts';

const loads = 'shipments s JOIN clients c ON c.id = s.client_id';
const drives = 'trips t JOIN drivers d ON d.id = t.driver_id JOIN vehicles v ON v.id = t.vehicle_id';
const between = (column: string) => days(column, { from: 'date_from', to: 'date_to' });
const client = equal('c.name', 'client', { description: 'Who ordered the transport.' });
const driver = equal('d.name', 'driver');
const depot = equal('v.depot', 'depot', { description: 'Home depot of the vehicle.' });
const kind = oneOf('v.kind', 'vehicle_kind', ['van', 'truck', 'trailer', 'tanker']);
const state = oneOf('s.status', 'status', [
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
    tool('Shipments per week', 'Number of shipments picked up in each week.', {
      select: `strftime('%Y-%W', s.picked_up_on) AS week, COUNT(*) AS shipments FROM ${loads}`,
      where: [client, between('s.picked_up_on')],
      group: '1',
    }),
    tool('Track a shipment', 'Where one shipment is now, by its tracking number.', {
      select: 'e.place, e.note, e.noted_at FROM shipment_events e',
      where: [asked('e.tracking_number = :tracking_number', 'tracking_number', 'text')],
      order: 'e.noted_at',
    }),
    tool('Late deliveries', 'Shipments delivered after the promised day.', {
      select: `s.tracking_number, c.name, s.due_on, s.delivered_on FROM ${loads}`,
      where: [always('s.delivered_on > s.due_on'), client, between('s.delivered_on')],
    }),
    tool('On-time rate per client', 'Share of deliveries that kept the promised day, for each client.', {
      select: `c.name, AVG(s.delivered_on <= s.due_on) AS on_time FROM ${loads}`,
      where: [between('s.delivered_on')],
      group: 'c.id',
      order: '2',
    }),
    tool('Shipments by status', 'How many shipments are booked, under way, delivered and so on.', {
      select: `s.status, COUNT(*) AS shipments FROM ${loads}`,
      where: [client],
      group: '1',
    }),
    tool('Shipments to a city', 'Shipments bound for one destination.', {
      select: `s.tracking_number, c.name, s.due_on FROM ${loads}`,
      where: [equal('s.destination', 'destination', { required: true }), state],
    }),
    tool('Undelivered past due', 'Shipments that should have arrived before a day and did not.', {
      select: `s.tracking_number, c.name, s.due_on FROM ${loads}`,
      where: [always('s.delivered_on IS NULL'), before('s.due_on', 'day')],
    }),
    tool('Heavy shipments', 'Shipments that weigh at least so many kilograms.', {
      select: `s.tracking_number, s.weight_kg FROM ${loads}`,
      where: [least('s.weight_kg', 'min_kg', 1000), between('s.picked_up_on')],
      order: 's.weight_kg DESC',
    }),
    tool('Turnover per client', 'Clients ranked by what they paid for transport.', {
      select: `c.name, SUM(s.price) AS turnover FROM ${loads}`,
      where: [between('s.picked_up_on')],
      group: 'c.id',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Most used routes', 'Pairs of origin and destination ranked by shipments.', {
      select: `s.origin, s.destination, COUNT(*) AS shipments FROM ${loads}`,
      where: [between('s.picked_up_on')],
      group: '1, 2',
      order: '3 DESC',
      limit: 10,
    }),
    tool('Silent clients', 'Clients who have not booked a shipment since a day.', {
      select: `c.name, MAX(s.booked_on) AS last_booking FROM ${loads}`,
      group: 'c.id',
      having: [before('MAX(s.booked_on)', 'since')],
    }),
    tool('Price per kilometre', 'Average price per kilometre in each month.', {
      select: `strftime('%Y-%m', s.picked_up_on) AS month, SUM(s.price) / SUM(s.km) AS per_km FROM ${loads}`,
      where: [client, between('s.picked_up_on')],
      group: '1',
    }),
    tool('Kilometres per driver', 'Drivers ranked by the distance they drove.', {
      select: `d.name, SUM(t.km) AS km FROM ${drives}`,
      where: [driven],
      group: 'd.id',
      order: '2 DESC',
      limit: 20,
    }),
    tool('Drivers over their hours', 'Drivers with more weekly driving hours than allowed.', {
      select: `d.name, strftime('%Y-%W', t.started_at) AS week, SUM(t.hours) AS hours FROM ${drives}`,
      where: [driven],
      group: '1, 2',
      having: [whole('SUM(t.hours)', '>=', 'min_hours', 48)],
    }),
    tool('Trips of a driver', 'Every trip one driver made, newest first.', {
      select: `t.started_at, v.plate, t.km FROM ${drives}`,
      where: [like('d.name', 'driver', true), driven],
      order: 't.started_at DESC',
    }),
    tool('Drivers free on a day', 'Drivers who have no trip planned on a day.', {
      select: 'd.name, d.phone FROM drivers d',
      where: [
        asked(
          'NOT EXISTS (SELECT 1 FROM trips t WHERE t.driver_id = d.id AND date(t.started_at) = :day)',
          'day',
          'date',
        ),
      ],
    }),
    tool('Licences that expire', 'Drivers whose licence expires within a number of days.', {
      select: 'd.name, d.licence_until FROM drivers d',
      where: [daysAhead('d.licence_until', 60)],
      order: '2',
    }),
    tool('Fuel use per vehicle', 'Litres per 100 kilometres for each vehicle.', {
      select: `v.plate, 100 * SUM(t.litres) / SUM(t.km) AS litres FROM ${drives}`,
      where: [kind, driven],
      group: 'v.id',
      order: '2 DESC',
    }),
    tool('Fuel cost per month', 'Money spent on diesel in each month.', {
      select:
        "strftime('%Y-%m', f.filled_on) AS month, SUM(f.cost) AS cost FROM refuellings f JOIN vehicles v ON v.id = f.vehicle_id",
      where: [depot, between('f.filled_on')],
      group: '1',
    }),
    tool('Service due', 'Vehicles whose next inspection is before a day.', {
      select: 'v.plate, v.service_on FROM vehicles v',
      where: [before('v.service_on', 'day'), depot],
      order: '2',
    }),
    tool('Repair costs per vehicle', 'Vehicles ranked by what their repairs cost.', {
      select: 'v.plate, SUM(r.cost) AS cost FROM repairs r JOIN vehicles v ON v.id = r.vehicle_id',
      where: [kind, between('r.done_on')],
      group: 'v.id',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Vehicles of a depot', 'Which vehicles are based at a depot.', {
      select: 'v.plate, v.kind, v.km FROM vehicles v',
      where: [equal('v.depot', 'depot', { required: true }), kind],
    }),
    tool('Idle vehicles', 'Vehicles that made no trip for a number of days.', {
      select: 'v.plate, MAX(t.started_at) AS last_trip FROM vehicles v JOIN trips t ON t.vehicle_id = v.id',
      group: 'v.id',
      having: [daysBack('MAX(t.started_at)', 7)],
    }),
    tool('Vehicle details', 'Make, mileage and papers of one vehicle by its plate.', {
      select: 'v.plate, v.make, v.km, v.insured_until FROM vehicles v',
      where: [equal('v.plate', 'plate', { required: true })],
    }),
    tool('Vehicles by mileage', 'Vehicles with at least so many kilometres on the clock.', {
      select: 'v.plate, v.km FROM vehicles v',
      where: [least('v.km', 'min_km'), kind],
      order: 'v.km DESC',
      limit: 20,
    }),
    tool('Accidents per month', 'How many accidents were reported in each month.', {
      select: "strftime('%Y-%m', x.happened_on) AS month, COUNT(*) AS accidents FROM accidents x",
      where: [between('x.happened_on')],
      group: '1',
    }),
    tool('Traffic fines', 'Fines for speeding and parking, with driver and amount.', {
      select: 'd.name, x.offence, x.amount FROM fines x JOIN drivers d ON d.id = x.driver_id',
      where: [driver, least('x.amount', 'min_amount'), between('x.issued_on')],
    }),
    tool('Damage claims', 'Goods reported as damaged or lost, and what the clients claim.', {
      select: `c.name, x.reason, x.amount FROM damage_claims x JOIN ${loads}`,
      where: [client, between('x.reported_on')],
      order: 'x.reported_on DESC',
    }),
    tool('Empty runs per depot', 'Share of kilometres driven without a load, for each depot.', {
      select: `v.depot, SUM(t.km * (t.load_kg = 0)) / SUM(t.km) AS share FROM ${drives}`,
      where: [driven],
      group: '1',
    }),
    tool('Tolls per country', 'Road charges paid in each country.', {
      select: 'x.country, SUM(x.amount) AS tolls FROM tolls x',
      where: [equal('x.country', 'country'), between('x.paid_on')],
      group: '1',
    }),
    tool('Loading plan', 'What is to be loaded on a day, with dock and weight.', {
      select: `s.dock, s.tracking_number, s.weight_kg FROM ${loads}`,
      where: [on('s.loads_on', 'day')],
      order: 's.dock',
    }),
  ],
};
