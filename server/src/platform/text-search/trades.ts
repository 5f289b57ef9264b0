import { stem } from './tokens.ts';

/** Words that are at home in a trade, a line for each: who uses one speaks of that trade, most likely. */
const lines = `
  shop store retail product sku basket cart checkout shopper customer bestseller coupon voucher shelf brand stock catalogue wholesale merchandise seller buyer purchase order discount refund
  hotel guest room booking reservation stay night suite check-in checkout housekeeping lodging breakfast spa minibar occupancy lobby reception concierge inn bed vacancy
  restaurant menu dish meal waiter chef kitchen table diner cuisine tip lunch dinner recipe ingredient bar cook takeaway
  clinic hospital patient doctor physician nurse surgeon ward diagnosis illness disease symptom prescription medicine medication drug pill treatment therapy vaccine vaccination jab allergy allergic blood lab surgery appointment medical health sick specialist pharmacy dentist consultation practitioner
  vet animal pet dog cat horse breed owner vaccination kennel litter
  school pupil student teacher lesson class classroom homework exam grade mark course subject term semester curriculum timetable parent guardian enrolment enrol tuition kid child children headmaster scholarship absence truancy study learner graduate
  university faculty professor lecture campus degree thesis dean seminar undergraduate alumni
  library book loan borrower shelf author reader isbn librarian volume novel copy
  freight haulage lorry truck trailer driver cargo load shipment consignment route depot haul carrier pallet container tonne tonnage port vessel customs mileage diesel fuel fleet van vehicle warehouse delivery parcel courier trip transport
  airline flight airport plane aircraft pilot passenger gate runway airfare luggage crew departure
  railway train station platform carriage locomotive track commuter
  garage car mechanic repair tyre engine mileage workshop brake dealership vehicle oil
  bank account balance deposit withdrawal loan mortgage credit interest branch overdraft teller transaction cheque
  accounting ledger invoice bill vat tax debit credit creditor debtor payable receivable bookkeeping balance profit loss fiscal journal posting expense budget reconcile asset liability depreciation overhead receipt revenue cashflow cash
  insurance policy claim premium insurer insured underwriter accident coverage deductible
  law lawyer attorney court case judge hearing lawsuit verdict clause client legal solicitor trial
  support ticket helpdesk agent queue escalation sla incident reply inbox resolution bug outage chat request complaint assignee backlog macro
  software release bug deploy repository commit developer sprint feature crash version build server outage latency api test backlog
  hosting server uptime bandwidth domain disk cpu instance cluster latency traffic request
  marketing campaign ad advert click impression lead conversion audience newsletter banner funnel bounce open
  sales deal pipeline prospect opportunity quota forecast lead quote account rep won lost
  personnel employee salary payroll wage vacancy applicant candidate hire resign leave vacation sick department manager contract job onboarding promotion overtime headcount
  factory machine production batch assembly shift operator defect scrap component part raw material line output downtime maintenance supplier
  farm field crop harvest cow milk tractor soil seed yield herd fertilizer barn egg grain orchard
  property tenant landlord lease rent apartment flat house building square broker listing viewing mortgage estate floor
  construction site contractor architect concrete crane permit excavation beam scaffold
  energy meter electricity gas kilowatt power grid solar consumption tariff outage turbine
  telecom call sms minute subscriber roaming sim handset tariff network
  cinema film movie actor director screen ticket premiere genre studio screening scene
  music song album artist band concert track playlist singer label genre stream listen
  television channel episode series show viewer broadcast streaming watch season
  sport team match player goal league coach tournament season referee score stadium
  gym member workout trainer class membership session equipment coach
  museum exhibit gallery painting artwork collection curator visitor exhibition
  theatre play stage performance seat actor audience
  charity donation donor volunteer fundraiser beneficiary campaign grant pledge
  church parish congregation mass priest choir
  city citizen council permit tax mayor resident district waste park
  police crime officer arrest suspect burglary fine patrol
  army soldier unit weapon rank barracks
  lab experiment sample specimen researcher compound assay measurement
  publishing article author editor issue journal magazine subscriber manuscript newspaper
  weather temperature rain wind sensor station humidity storm
  travel tour itinerary destination traveller trip excursion agency holiday
  taxi ride rider driver fare trip pickup
  food grocery recipe ingredient nutrition calorie snack
  game level player quest score achievement guild
  social post follower like comment friend feed profile hashtag
  event venue ticket attendee speaker session organiser conference
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
