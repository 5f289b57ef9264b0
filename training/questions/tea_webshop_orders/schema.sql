create table cust (
  cust_no int primary key,
  nm text not null,
  cntry char(2) not null,
  reg_dt date not null,
  mkt_consent boolean not null
);
comment on column cust.cntry is 'ISO code: DE, FR, NL, AT, IT';
create table prod (
  prod_no int primary key,
  descr text not null,
  typ text not null,
  prc_100g numeric(6,2) not null,
  org_cert boolean not null,
  disc_dt date
);
comment on column prod.typ is 'black, green, herbal, accessory';
comment on column prod.prc_100g is 'price per 100 g today; for accessories price per piece';
comment on column prod.disc_dt is 'discontinued on';
create table ord (
  ord_no int primary key,
  cust_no int not null references cust,
  ord_dt date not null,
  pay_dt date,
  shp_dt date,
  ret_dt date,
  st text not null,
  coupon text,
  goods_amt numeric(8,2) not null,
  disc_amt numeric(8,2) not null,
  frt_amt numeric(6,2) not null,
  tot_amt numeric(8,2) not null
);
comment on column ord.st is 'N new, P paid, S shipped, R returned, X cancelled';
comment on column ord.goods_amt is 'goods before discount';
comment on column ord.frt_amt is 'postage';
comment on column ord.tot_amt is 'goods - discount + postage';
create table ord_pos (
  ord_no int not null references ord,
  pos int not null,
  prod_no int not null references prod,
  qty int not null,
  grams int,
  pos_amt numeric(8,2) not null,
  primary key (ord_no, pos)
);
comment on column ord_pos.qty is 'bags or pieces';
comment on column ord_pos.grams is 'grams per bag, null for accessories';
comment on column ord_pos.pos_amt is 'amount of the whole position';
create table tea_club (cust_no int primary key references cust, since_dt date not null, until_dt date, lvl text not null);
