import { stem } from './tokens.ts';

/** Words that are at home in a trade, a line for each: who uses one speaks of that trade, most likely. */
const lines = `
  shop retail product sku basket cart checkout shopper customer bestseller coupon voucher shelf brand stock catalogue wholesale merchandise seller buyer purchase order discount refund complaint credit supplier newsletter transaction delivery shipment parcel warehouse vat tax
  hotel guest room booking reservation stay night suite checkout housekeeping lodging breakfast spa minibar occupancy lobby reception concierge inn bed vacancy invoice bill repair complaint defect discount refund voucher deposit maintenance
  restaurant menu dish meal waiter chef kitchen diner cuisine lunch dinner recipe ingredient cook takeaway customer order bill booking complaint supplier guest delivery stock
  clinic hospital patient doctor physician nurse surgeon ward diagnosis illness disease symptom prescription medicine medication drug pill treatment therapy vaccine vaccination jab allergy allergic blood lab surgery appointment medical health sick specialist pharmacy dentist consultation practitioner room bed insured
  vet animal pet dog cat horse breed vaccination kennel litter appointment treatment patient
  school pupil student teacher lesson class classroom homework exam grade course semester curriculum timetable parent guardian enrolment enrol tuition kid child children headmaster scholarship absence truancy study learner graduate room book library lab choir club borrow
  university faculty professor lecture campus degree thesis dean seminar undergraduate alumni room book library lab student teacher lesson exam course semester tuition grade
  library book loan borrower shelf author reader isbn librarian novel borrow
  freight haulage lorry truck trailer driver cargo load shipment consignment route depot haul carrier pallet container tonne tonnage port vessel customs mileage diesel fuel fleet van vehicle warehouse delivery parcel courier trip transport customer client order invoice booking claim repair complaint garage destination crash insured incident maintenance
  airline flight airport plane aircraft pilot passenger gate runway airfare luggage crew departure booking ticket destination refund voucher
  railway train carriage locomotive commuter booking ticket destination
  garage car mechanic repair tyre engine mileage workshop brake dealership vehicle oil customer invoice appointment
  bank deposit withdrawal loan mortgage credit overdraft teller transaction cheque customer client stock
  accounting ledger invoice bill vat tax debit credit creditor debtor payable receivable bookkeeping fiscal journal reconcile asset liability depreciation overhead cashflow client product claim supplier wage transaction bank
  insurance policy claim insurer insured underwriter accident coverage deductible customer client doctor crash driver patient agent vehicle
  lawyer attorney court judge lawsuit verdict clause client legal solicitor invoice bill appointment
  support ticket helpdesk agent queue escalation sla incident reply inbox resolution outage chat complaint assignee backlog macro customer client article
  software deploy repository sprint crash outage latency api backlog customer
  hosting uptime bandwidth disk cpu cluster latency customer invoice incident
  campaign advert click impression newsletter funnel bounce client
  pipeline prospect opportunity quota customer client invoice product
  personnel salary payroll wage vacancy applicant candidate resign vacation sick onboarding overtime headcount
  factory production assembly defect scrap component downtime maintenance supplier order product repair wage warehouse shipment stock
  farm crop harvest cow milk tractor soil seed yield herd fertilizer barn egg grain orchard product
  tenant landlord lease rent apartment flat house broker mortgage estate room repair defect bed garage deposit agent resident maintenance
  construction contractor architect concrete crane excavation beam scaffold
  meter electricity gas kilowatt grid solar consumption tariff outage turbine customer invoice bill
  telecom sms subscriber roaming sim handset tariff customer invoice bill
  cinema film movie actor director ticket premiere genre studio screening booking voucher
  song album artist concert playlist singer genre ticket
  television episode viewer broadcast streaming
  player league coach tournament referee stadium ticket club
  gym workout trainer class membership equipment coach client booking student appointment
  museum exhibit gallery painting artwork curator exhibition ticket
  theatre performance actor booking ticket
  charity donation donor volunteer fundraiser beneficiary campaign grant pledge
  church parish congregation priest choir
  citizen council tax mayor resident
  police crime officer arrest suspect burglary patrol incident vehicle
  army soldier weapon barracks
  lab experiment specimen researcher assay
  publishing article author editor journal magazine subscriber manuscript newspaper order book newsletter
  temperature rain sensor humidity storm
  tour itinerary destination traveller trip excursion holiday booking refund voucher agent
  taxi ride rider driver trip pickup vehicle
  grocery recipe ingredient nutrition calorie snack order product
  player quest achievement guild
  follower hashtag
  venue ticket attendee speaker organiser conference booking room guest
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' ').map(stem));

const byStem = new Map<string, Set<number>>();
for (const [trade, stems] of lines.entries()) {
  for (const one of stems) byStem.set(one, (byStem.get(one) ?? new Set()).add(trade));
}

const none: ReadonlySet<number> = new Set();

/** The trades that a word is at home in; none where it is said in all of them, or in none we know. */
export function tradesOf(stemmed: string): ReadonlySet<number> {
  return byStem.get(stemmed) ?? none;
}

/** Fewer words than this may be there by chance. */
const fewest = 3;
/** A trade with half as many words as the foremost is one of them, too. */
const shareOfForemost = 0.5;

/** The trades that a vocabulary speaks of. */
export function tradesIn(vocabulary: ReadonlySet<string>): ReadonlySet<number> {
  const counts = lines.map((stems) => new Set(stems.filter((one) => vocabulary.has(one))).size);
  const enough = Math.max(fewest, shareOfForemost * Math.max(...counts));
  return new Set(counts.flatMap((count, trade) => (count >= enough ? [trade] : [])));
}
