create table supplier (
  supp_id int primary key,
  supp_name text not null,
  country text not null,
  pay_days int not null,
  approved boolean not null
);
comment on column supplier.pay_days is 'days we have to pay an invoice';
create table material (
  mat_no text primary key,
  mat_text text not null,
  mat_group text not null,
  unit text not null,
  std_price numeric(9,3) not null,
  min_stock numeric(10,1) not null,
  on_hand numeric(10,1) not null
);
comment on column material.std_price is 'planned price per unit, not what was paid';
create table buyer (
  buyer_id int primary key,
  buyer_name text not null,
  plant text not null
);
create table po (
  po_no int primary key,
  supp_id int not null references supplier,
  requested_by int not null references buyer(buyer_id),
  approved_by int references buyer(buyer_id),
  po_date date not null,
  approved_on date,
  currency text not null,
  state text not null
);
comment on column po.state is 'draft, sent, confirmed, done, void';
create table po_line (
  po_no int not null references po,
  line int not null,
  mat_no text not null references material,
  qty numeric(10,1) not null,
  price numeric(9,3) not null,
  rebate_pct numeric(4,1) not null default 0,
  promised_on date not null,
  primary key (po_no, line)
);
comment on column po_line.price is 'agreed price per unit before rebate';
create table goods_receipt (
  gr_no int primary key,
  po_no int not null,
  line int not null,
  received_on date not null,
  qty_received numeric(10,1) not null,
  qty_rejected numeric(10,1) not null default 0,
  foreign key (po_no, line) references po_line
);
