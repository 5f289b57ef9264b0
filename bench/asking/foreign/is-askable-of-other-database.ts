/**
 * Tools of different databases that mean the same: what is asked of one may rightly be answered by the other, so it
 * does not count as a foreign question there.
 */
const groups: readonly (readonly string[])[] = [
  ['shop: Top customers by spend', 'hotel: Guests who spent most', 'freight: Turnover per client'],
  [
    'shop: Revenue per month',
    'hotel: Room revenue per month',
    'ledger: Profit and loss per month',
    'ledger: Invoiced per month',
    'school: Fees received per month',
  ],
  ['hotel: Unpaid bills', 'ledger: Overdue invoices', 'ledger: Bills to pay', 'school: Unpaid school fees'],
  ['hotel: No-shows', 'clinic: Missed appointments'],
  ['hotel: Cancelled bookings', 'clinic: Cancellations per month'],
  ['shop: Lapsed customers', 'freight: Silent clients', 'clinic: Patients not seen since'],
  ['shop: New customers per month', 'clinic: New patients per month', 'school: Enrolment per year'],
  [
    'shop: Find customers by name',
    'hotel: Find a guest',
    'clinic: Find a patient',
    'school: Find a student',
    'school: Parents of a student',
  ],
  ['hotel: Stays of a guest', 'clinic: Visits of a patient'],
  ['hotel: Free rooms', 'school: Free classrooms'],
  ['hotel: Staff on shift', 'help desk: Agents on duty'],
  ['hotel: Guest review scores', 'help desk: Satisfaction over time'],
  ['hotel: Complaints', 'shop: Latest reviews', 'help desk: Bad ratings'],
  ['shop: Customers in a place', 'hotel: Guests from a country'],
  ['shop: Products in a price range', 'hotel: Price list'],
  ['shop: Repeat customers', 'hotel: Regular guests'],
  ['help desk: Workload per agent', 'school: Teaching load'],
];

/** Whether a question for this tool may be asked of the other database, too. */
export function isAskableOf(other: string, database: string, tool: string): boolean {
  return groups.some(
    (group) =>
      group.includes(`${database}: ${tool}`) && group.some((member) => member.startsWith(`${other}: `)),
  );
}
