CREATE TABLE speciality (
  specialityid int PRIMARY KEY,
  specialityname varchar(50) NOT NULL,
  floorno int NOT NULL
);
CREATE TABLE doctor (
  doctorid int PRIMARY KEY,
  doctorname varchar(80) NOT NULL,
  specialityid int NOT NULL REFERENCES speciality(specialityid),
  joineddate date NOT NULL,
  dayrate numeric(8,2) NOT NULL,
  isactive boolean NOT NULL
);
CREATE TABLE insurer (
  insurerid int PRIMARY KEY,
  insurername varchar(60) NOT NULL,
  paymentdays int NOT NULL
);
CREATE TABLE patient (
  patientid int PRIMARY KEY,
  patientname varchar(80) NOT NULL,
  dateofbirth date NOT NULL,
  sex char(1) NOT NULL,
  postcodearea varchar(6) NOT NULL,
  insurerid int REFERENCES insurer(insurerid),
  registereddate date NOT NULL,
  deceaseddate date
);
CREATE TABLE appointment (
  appointmentid int PRIMARY KEY,
  patientid int NOT NULL REFERENCES patient(patientid),
  doctorid int NOT NULL REFERENCES doctor(doctorid),
  bookedon date NOT NULL,
  scheduledfor timestamp NOT NULL,
  arrivedat timestamp,
  seenat timestamp,
  outcome varchar(20) NOT NULL,
  visittype varchar(20) NOT NULL
);
CREATE TABLE diagnosis (
  diagnosisid int PRIMARY KEY,
  appointmentid int NOT NULL REFERENCES appointment(appointmentid),
  condition varchar(60) NOT NULL,
  severity varchar(10) NOT NULL
);
CREATE TABLE prescription (
  prescriptionid int PRIMARY KEY,
  appointmentid int NOT NULL REFERENCES appointment(appointmentid),
  drugname varchar(60) NOT NULL,
  dailydosemg int NOT NULL,
  dayssupply int NOT NULL,
  isrepeat boolean NOT NULL,
  collecteddate date
);
CREATE TABLE bill (
  billid int PRIMARY KEY,
  appointmentid int NOT NULL REFERENCES appointment(appointmentid),
  billdate date NOT NULL,
  consultationfee numeric(8,2) NOT NULL,
  extrasfee numeric(8,2) NOT NULL,
  insurershare numeric(8,2) NOT NULL,
  settleddate date
);
COMMENT ON COLUMN appointment.outcome IS 'attended, no-show, cancelled, booked (still to come)';
COMMENT ON COLUMN appointment.visittype IS 'first, follow-up, urgent';
COMMENT ON COLUMN diagnosis.severity IS 'mild, moderate, severe';
COMMENT ON COLUMN bill.insurershare IS 'part of the fees the insurer pays; the rest is for the patient';
COMMENT ON COLUMN patient.insurerid IS 'empty = pays privately';
