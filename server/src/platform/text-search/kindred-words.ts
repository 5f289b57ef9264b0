import { stem } from './tokens.ts';

/**
 * Ordinary words of business that are said for one another, a line for each sense. They only help to find: whoever
 * says one may have saved a tool with the other. Rows and columns are never chosen by them.
 */
const senses = `
  customer client buyer purchaser shopper patron consumer account clientele
  guest visitor traveller lodger occupant
  supplier vendor provider manufacturer wholesaler
  employee staff worker colleague personnel crew team workforce people labour headcount
  manager boss supervisor lead head director chief
  doctor physician practitioner clinician consultant surgeon gp medic
  nurse carer caregiver
  patient sick ill case
  teacher instructor tutor lecturer professor trainer educator
  student pupil learner child kid trainee schoolchild youngster undergraduate
  parent guardian mother father family
  agent representative rep operator handler
  driver chauffeur trucker courier
  user member subscriber person individual people somebody anyone human
  owner holder proprietor landlord
  tenant renter lessee
  author writer creator
  company firm business organisation organization enterprise corporation employer
  partner associate affiliate
  name called named title label known
  order purchase buy bought buying ordered acquire basket cart
  sell sale sold selling seller
  revenue sales turnover income earnings earn earned takings proceeds money made make brought bring gross
  profit margin gain surplus net earn
  loss lose lost deficit
  cost expense expenditure spend spent spending outlay outgoing overhead
  price rate tariff charge fee fare cost pricing expensive cheap
  cheap cheapest inexpensive affordable budget low bargain
  expensive costly dear pricey priciest dearest high premium
  pay paid payment paying settle settled settlement remit pays payer
  owe owed owing debt due outstanding unpaid unsettled arrears open receivable debtor
  overdue late delayed delay due tardy belated missed deadline
  invoice bill billing billed statement charge invoiced
  refund reimburse reimbursement repay money returned credit
  discount rebate reduction voucher coupon promotion deal offer code
  tax vat duty levy
  salary wage pay payroll compensation remuneration earn
  budget plan allowance planned
  bank account cash balance funds
  deposit advance prepayment
  transfer wire transaction movement
  debit withdraw withdrawal outgoing
  sum value worth figure volume
  quantity tally
  average mean typical typically usual usually normally norm
  share percentage percent proportion ratio portion fraction rate
  leading greatest main
  fewest bottom poorest
  popular favourite favorite bestselling demand common wanted bestseller frequent
  rare seldom rarely infrequent unpopular
  busy busiest crowded peak full packed rush
  quiet idle slack slow calm empty
  product item article goods merchandise ware sku
  category type kind sort class group genre classification segment
  brand make label
  stock inventory supply store warehouse shelf reorder replenish restock remaining left
  shortage running low short scarce
  warehouse depot storage storehouse store
  ship shipped shipping shipment dispatch sent send delivery consignment freight cargo parcel package
  deliver delivery delivered delivering bring arrive
  transport haul carry carried freight move moving haulage hauling
  truck lorry vehicle van car fleet
  vessel ship boat
  route trip journey tour run lane leg
  load cargo freight weight tonnage payload capacity
  container box crate pallet
  fuel petrol diesel gas consumption
  mileage distance kilometre kilometer mile driven far
  repair maintenance fix fixed mend servicing service workshop broken overhaul
  defect fault broken problem damage failure malfunction issue breakdown
  damage damaged broken breakage harm claim
  accident incident crash collision
  insurance insurer cover policy coverage insured
  arrive arrival arriving come check incoming land reach
  depart departure departing leave leaving check outgoing go
  book booking booked reservation reserve reserved
  stay night overnight lodging accommodation visit sleep
  room bedroom suite accommodation chamber
  classroom room hall auditorium
  occupancy occupied full utilisation utilization filled taken
  free available vacant empty unoccupied unbooked availability vacancy
  clean cleaning cleaned housekeeping tidy
  cancel cancelled cancellation cancellations call called withdraw withdrawn abandon
  noshow absent missed skip skipped absence turn truant attend
  attend attendance present attended presence participate turnout
  appointment visit consultation session meeting slot
  schedule timetable calendar plan planned agenda rota roster shift
  shift duty roster rota work working
  holiday vacation leave day
  diagnosis condition disease illness disorder ailment complaint
  prescription medication medicine drug pill prescribe prescribed prescriber dose
  test lab laboratory examination analysis sample result
  treatment therapy procedure care treated operation
  vaccine vaccination jab shot immunisation immunised vaccinated
  allergy allergic reaction
  department ward unit division section team
  specialty speciality specialism field expertise
  wait waiting queue pending
  course class subject lesson module
  grade mark score result exam
  exam examination test assessment quiz
  homework assignment coursework task
  enrol enrolment enrollment enrolled enroll registration admission sign join intake
  graduate graduation finish complete alumni leaver
  fail failed failing flunk unsuccessful
  pass passed succeed success
  scholarship bursary grant award
  library lending borrow borrowed loan lend lent
  club society activity extracurricular
  ticket request case issue enquiry inquiry query
  complaint complain grievance dissatisfied unhappy angry dislike criticism negative bad
  satisfaction happy satisfied content pleased rating feedback opinion
  review feedback comment opinion rating remark
  rating score stars rated grade mark
  resolve resolved solved solve fix fixed closed close resolution settle finish complete
  open unresolved unsolved pending outstanding unfinished ongoing active
  close closed shut finished ended
  reopen reopened recurring
  reply response answer respond replied answered react
  escalate escalated escalation
  priority urgent urgency important critical severity
  assign assigned allocate allocated responsible handle handled unassigned owner
  workload load burden busy handle
  agreement contract sla deal arrangement
  breach broken violate violation missed exceed
  article guide documentation knowledge help
  tag label keyword
  channel source medium origin
  email mail address contact message
  phone telephone call contact mobile
  call phone ring
  contact reach details address phone email
  address street location place
  country nation nationality abroad foreign land
  city town place municipality
  region area district territory zone
  place location site branch
  nationality citizenship origin country
  date day
  month monthly
  year annual annually yearly
  week weekly
  day daily
  hour time clock
  period time span interval timeframe
  duration long length time lasting take takes took
  new fresh newly added joined signup
  lately recently
  old former longstanding
  history historical former earlier
  upcoming future coming forthcoming planned ahead
  currently present
  begin start commence beginning onset
  end finish expiry expire ending complete terminate
  expire expiry expiring lapse run end renewal
  lapsed inactive dormant silent quiet gone stopped lost churn
  repeat returning regular loyal frequent come
  change development trend evolve growth history
  grow growth increase rise rising
  shrink decline fall drop decrease
  comparison difference
  detail details information info particulars
  status state stage condition progress
  missing lacking lack absent none
  unused idle untouched
  duplicate double twice
  returned bring sent
  exchange swap replace replacement
  gift present donate donation donor contribution contribute
  age old young born birthday
  gender sex male female men women
  height weight size measure
  income revenue salary
  ledger book journal entry posting record
  entry record line posting
  asset property equipment belongings
  depreciation value decline
  liability debt loan obligation
  loan credit mortgage borrow
  supplier creditor payable
  project job assignment engagement
  task todo work item action job
  employee hire hired hiring recruit recruited joiner starter
  resign quit left leaver leave departure
  vacancy job position opening role
  applicant candidate apply application
  training course learning
  role position job function title
  meal breakfast dinner lunch food eat
  menu dish food course plate
  table seat place
  drink beverage wine
  extra service addon amenity
  method way means
  card cash transfer cheque
  reason cause because
  error mistake bug failure
  visit visited visiting come came seen attend
  view watch seen play stream
  film movie title picture
  song track music tune
  artist band musician singer
  event concert performance
  game match fixture
  player athlete
  property house home building flat apartment
  rent rental lease hire
  machine equipment device apparatus
  part component spare piece
  produce production manufacture made output
  waste scrap loss
  quality defect reject
  campaign advert advertising promotion marketing
  lead prospect opportunity
  click visit impression
  website online web internet
  download install
  licence license subscription plan
  subscription plan membership
  login signin session active
  sign signed signature
  approve approval approved authorise authorised confirm confirmed
  reject rejected refuse refused decline declined deny denied
  confirm confirmed confirmation
  send sent mail post
  receive received got incoming
  collect collected pickup pick collection
  check inspect inspection audit control
  security safety
  border customs duty
  document paper file attachment
  note remark comment
  language tongue speak
  seat capacity place
  capacity full room size
  heavy weight load heaviest
  fast quick quickest speedy speed quickly swift
  slow slowest sluggish long
  punctual punctuality time ontime prompt
  reliable reliability dependable
  reach contact call
  teach teaching taught lesson
  eat food meal
`;

const byStem = new Map<string, Set<string>>();
for (const line of senses.trim().split('\n')) {
  const stems = line.trim().split(' ').map(stem);
  for (const one of stems) {
    const others = byStem.get(one) ?? new Set<string>();
    for (const other of stems) if (other !== one) others.add(other);
    byStem.set(one, others);
  }
}

const none: ReadonlySet<string> = new Set();

/** Stems of words that are said for this one. */
export function kindredOf(stemmed: string): ReadonlySet<string> {
  return byStem.get(stemmed) ?? none;
}
