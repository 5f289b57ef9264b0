create table cafe (id integer primary key, nickname varchar(30) not null, seats integer not null);
create table menu_item (id integer primary key, label varchar(40) not null, grp varchar(20) not null, price decimal(5,2) not null, cost decimal(5,2) not null, active boolean not null);
create table loyalty_member (id integer primary key, fullname varchar(60) not null, joined date not null, last_seen date);
create table till_receipt (id integer primary key, cafe_id integer not null references cafe(id), member_id integer references loyalty_member(id), opened timestamp not null, closed timestamp, eat_in boolean not null, tip decimal(5,2) not null, pay_method varchar(10) not null);
create table receipt_line (id integer primary key, receipt_id integer not null references till_receipt(id), item_id integer not null references menu_item(id), qty integer not null, unit_price decimal(5,2) not null, discount decimal(5,2) not null);
comment on column receipt_line.discount is 'amount taken off the whole line';
create table stamp_reward (id integer primary key, member_id integer not null references loyalty_member(id), earned_on date not null, redeemed_on date, worth decimal(5,2) not null);
create table daily_target (cafe_id integer not null references cafe(id), month date not null, target decimal(8,2) not null, primary key (cafe_id, month));
