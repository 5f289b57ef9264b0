create table class (
  code varchar(4) primary key,
  teacher varchar(60) not null,
  year_group int not null
);
create table pupil (
  upn int primary key,
  forename varchar(40) not null,
  surname varchar(40) not null,
  sex varchar(1) not null,
  class_code varchar(4) not null,
  free_meals boolean not null,
  allergies varchar(80)
);
create table trip (
  trip_id int primary key,
  destination varchar(60) not null,
  leaves_on date not null,
  back_on date not null,
  cost_per_child numeric(6,2) not null,
  slips_due date not null,
  coach_company varchar(60),
  leader varchar(60)
);
create table trip_place (
  trip_id int not null,
  upn int not null,
  slip_in date,
  parent_says varchar(3), -- yes, no
  paid numeric(6,2) not null,
  packed_lunch boolean,
  went boolean,
  primary key (trip_id, upn)
);
create table helper (
  helper_id int primary key,
  name varchar(60) not null,
  parent_of int,
  dbs_ok boolean not null
);
create table trip_helper (
  trip_id int not null,
  helper_id int not null,
  primary key (trip_id, helper_id)
);
