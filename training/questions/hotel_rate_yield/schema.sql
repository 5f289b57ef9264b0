create table hotel (hotel_id int primary key, hotel_name text not null, stars int not null, rooms_total int not null);
create table room_type (type_code varchar(4) primary key, descr text not null, rack_rate numeric(7,2) not null);
create table guest (guest_id int primary key, guest_name text not null, country text, vip boolean not null default false);
create table channel (channel_id int primary key, channel_name text not null, commission_pct numeric(4,1) not null);
create table reservation (
  res_no int primary key,
  hotel_id int not null references hotel,
  guest_id int not null references guest,
  channel_id int not null references channel,
  type_code varchar(4) not null references room_type,
  created_on date not null,
  checkin date not null,
  checkout date not null,
  cancelled_on date,
  rate_night numeric(7,2) not null,
  adults int not null,
  children int not null
);
create table extra_charge (charge_id int primary key, res_no int not null references reservation, charged_on date not null, item text not null, amount numeric(7,2) not null);
create table folio_payment (pay_id int primary key, res_no int not null references reservation, paid_on date not null, amount numeric(8,2) not null, kind text not null); -- deposit or final
create table review (review_id int primary key, res_no int not null references reservation, written_on date not null, score int not null);
