create table department (
  id serial primary key,
  name text not null,
  head_id int
);
create table staff (
  id serial primary key,
  name text not null,
  job_title text not null,
  department_id int references department(id),
  reports_to int references staff(id),
  left_on date
);
alter table department add foreign key (head_id) references staff(id);
create table artist (id serial primary key, name text not null, nationality text, born int, died int);
create table material (id serial primary key, name text not null);
create table object (
  id serial primary key,
  inventory_no text not null unique,
  title text not null,
  artist_id int references artist(id),
  department_id int not null references department(id),
  part_of_id int references object(id),
  made_year int,
  acquired_on date not null,
  acquisition_price numeric(12,2),
  insurance_value numeric(12,2) not null
);
comment on column object.part_of_id is 'the ensemble this piece belongs to, itself an object';
create table object_material (object_id int not null references object(id), material_id int not null references material(id), primary key (object_id, material_id));
create table institution (id serial primary key, name text not null, city text not null, kind text not null);
create table exhibition (id serial primary key, title text not null, curator_id int not null references staff(id), opens_on date not null, closes_on date not null, budget numeric(12,2) not null, visitors int);
create table exhibition_object (exhibition_id int not null references exhibition(id), object_id int not null references object(id), room text not null, primary key (exhibition_id, object_id));
create table loan_out (
  id serial primary key,
  object_id int not null references object(id),
  borrower_id int not null references institution(id),
  approved_by int references staff(id),
  courier_id int references staff(id),
  requested_on date not null,
  sent_on date,
  due_back_on date not null,
  returned_on date,
  loan_fee numeric(10,2) not null,
  transport_cost numeric(10,2) not null
);
create table loan_in (
  id serial primary key,
  lender_id int not null references institution(id),
  exhibition_id int not null references exhibition(id),
  description text not null,
  received_on date,
  due_back_on date not null,
  returned_on date,
  insured_for numeric(12,2) not null
);
create table condition_report (id serial primary key, object_id int not null references object(id), written_by int not null references staff(id), written_on date not null, grade char(1) not null, remarks text);
comment on column condition_report.grade is 'A very good, B good, C fair, D poor';
create table treatment (id serial primary key, object_id int not null references object(id), conservator_id int not null references staff(id), started_on date not null, finished_on date, hours numeric(6,1) not null);
