create table sections (
  id int primary key,
  name text not null,
  meets_on text not null,
  age_from int not null,
  age_to int not null
);
create table leaders (
  id int primary key,
  nickname text not null,
  section_id int references sections (id),
  safeguarding_expires date
);
create table young_people (
  id int primary key,
  name text not null,
  gender char(1) not null,
  dob date not null,
  section_id int not null references sections (id),
  invested_on date,
  left_on date,
  patrol text,
  swimmer boolean,
  mum_or_dad_phone text
);
create table badges (
  id int primary key,
  title text not null,
  in_cupboard int not null
);
create table badge_awards (
  id int primary key,
  young_person_id int not null references young_people (id),
  badge_id int not null references badges (id),
  earned_on date not null,
  presented_on date
);
create table camps (
  id int primary key,
  camp_name text not null,
  site text not null,
  first_day date not null,
  last_day date not null,
  fee numeric(6,2) not null,
  permit_ok boolean not null
);
create table camp_signups (
  camp_id int not null references camps (id),
  young_person_id int not null references young_people (id),
  form_back_on date,
  deposit numeric(6,2) not null,
  balance_paid_on date,
  primary key (camp_id, young_person_id)
);
create table gear (
  id int primary key,
  item text not null,
  how_many int not null,
  broken int not null,
  lent_to text
);
