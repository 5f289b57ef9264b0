CREATE TABLE landlords (
  landlordno int PRIMARY KEY,
  fullname varchar(80) NOT NULL,
  phone varchar(20),
  commissionpct numeric(4,1) NOT NULL,
  signedup date NOT NULL
);
CREATE TABLE properties (
  propertyno int PRIMARY KEY,
  landlordno int NOT NULL REFERENCES landlords(landlordno),
  address varchar(120) NOT NULL,
  area varchar(40) NOT NULL,
  propertytype varchar(20) NOT NULL,
  bedrooms int NOT NULL,
  askingrent numeric(8,2) NOT NULL,
  allowspets boolean NOT NULL,
  listedon date NOT NULL,
  withdrawnon date
);
CREATE TABLE tenants (
  tenantno int PRIMARY KEY,
  fullname varchar(80) NOT NULL,
  mobile varchar(20),
  occupation varchar(40),
  guarantor varchar(80)
);
CREATE TABLE agents (
  agentno int PRIMARY KEY,
  fullname varchar(80) NOT NULL,
  startdate date NOT NULL,
  enddate date
);
CREATE TABLE viewings (
  viewingno int PRIMARY KEY,
  propertyno int NOT NULL REFERENCES properties(propertyno),
  agentno int NOT NULL REFERENCES agents(agentno),
  visitor varchar(80) NOT NULL,
  viewedat timestamp NOT NULL,
  result varchar(15)
);
CREATE TABLE tenancies (
  tenancyno int PRIMARY KEY,
  propertyno int NOT NULL REFERENCES properties(propertyno),
  tenantno int NOT NULL REFERENCES tenants(tenantno),
  agentno int REFERENCES agents(agentno),
  signedon date NOT NULL,
  movein date NOT NULL,
  moveout date,
  monthlyrent numeric(8,2) NOT NULL,
  deposit numeric(8,2) NOT NULL,
  depositreturned numeric(8,2)
);
CREATE TABLE rentpayments (
  paymentno int PRIMARY KEY,
  tenancyno int NOT NULL REFERENCES tenancies(tenancyno),
  formonth date NOT NULL,
  amountdue numeric(8,2) NOT NULL,
  amountpaid numeric(8,2) NOT NULL,
  paidon date
);
CREATE TABLE repairs (
  repairno int PRIMARY KEY,
  propertyno int NOT NULL REFERENCES properties(propertyno),
  reportedby int REFERENCES tenants(tenantno),
  problem varchar(60) NOT NULL,
  urgency varchar(10) NOT NULL,
  reportedon date NOT NULL,
  doneon date,
  tradesman varchar(60),
  cost numeric(8,2),
  chargedto varchar(10)
);
COMMENT ON COLUMN viewings.result IS 'offer, no interest, second look; empty = still to come or no answer';
COMMENT ON COLUMN repairs.urgency IS 'low, normal, emergency';
COMMENT ON COLUMN repairs.chargedto IS 'landlord, tenant, agency';
COMMENT ON COLUMN rentpayments.formonth IS 'first day of the month the rent is for';
