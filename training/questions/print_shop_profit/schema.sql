create table clients (client_no int primary key, company varchar(60) not null, city varchar(40), since date not null, terms_days int not null);
create table machines (mach_id char(3) primary key, label varchar(40) not null, hourly_cost numeric(6,2) not null);
create table papers (paper_id int primary key, label varchar(40) not null, price_per_sheet numeric(6,4) not null);
create table jobs (
  job_no int primary key,
  client_no int not null references clients,
  title varchar(80) not null,
  product varchar(20) not null, -- flyer, brochure, poster, card, book
  ordered date not null,
  promised date not null,
  delivered date,
  copies int not null,
  paper_id int references papers,
  sheets int not null,
  price numeric(9,2) not null, -- agreed with the client, net
  rush boolean not null default false
);
create table runs (run_id int primary key, job_no int not null references jobs, mach_id char(3) not null references machines, started timestamp not null, ended timestamp, good_copies int not null, spoiled int not null);
create table subcontract (sub_id int primary key, job_no int not null references jobs, what varchar(40) not null, cost numeric(8,2) not null, invoiced date not null);
create table invoices (inv_no int primary key, job_no int not null references jobs, issued date not null, paid date, net numeric(9,2) not null, vat numeric(9,2) not null);
