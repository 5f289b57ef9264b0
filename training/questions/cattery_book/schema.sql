create table humans (
  human_id int primary key,
  human_name text not null,
  mobile text,
  emergency_mobile text
);
create table cats (
  cat_id int primary key,
  human_id int not null references humans,
  cat_name text not null,
  boy boolean not null,
  birthday date,
  jabs_until date,
  grumpy boolean not null,
  food text,
  tablets text
);
create table pens (
  pen_no int primary key,
  pen_size text not null, -- single, double, family
  heated boolean not null,
  broken_since date
);
create table bookings (
  booking_no int primary key,
  cat_id int not null references cats,
  pen_no int references pens,
  coming date not null,
  going date not null,
  came_in timestamp,
  went_home timestamp,
  cancelled boolean not null,
  per_night numeric(5,2) not null,
  deposit numeric(6,2) not null,
  paid_off_on date
);
create table diary (
  diary_id int primary key,
  booking_no int not null references bookings,
  noted_at timestamp not null,
  eating text not null, -- all, some, none
  remark text
);
