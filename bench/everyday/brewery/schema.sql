create table staff (
  staff_id integer primary key,
  f_nm text not null,
  l_nm text not null,
  job text not null,
  hire_dt text not null,
  act text not null default 'Y'
);

create table beer (
  beer_id integer primary key,
  beer_nm text not null,
  style text,
  abv real not null,
  ibu integer,
  lnch_dt text,
  seas text not null default 'N',
  act text not null default 'Y'
);

create table tank (
  tank_id integer primary key,
  tank_nm text not null unique,
  cap_l integer not null,
  act text not null default 'Y'
);

create table batch_st (
  st_cd text primary key,
  st_nm text not null
);

create table batch (
  batch_id integer primary key,
  batch_no text not null unique,
  beer_id integer not null references beer(beer_id),
  tank_id integer not null references tank(tank_id),
  brew_dt text not null,
  pkg_dt text,
  vol_l real not null,
  og real,
  fg real,
  st_cd text not null references batch_st(st_cd)
);

create table ingr (
  ingr_id integer primary key,
  ingr_nm text not null,
  typ text not null,
  uom text not null default 'kg',
  stk_qty real not null,
  min_qty real not null
);

create table batch_ingr (
  batch_id integer not null references batch(batch_id),
  ingr_id integer not null references ingr(ingr_id),
  qty real not null,
  primary key (batch_id, ingr_id)
);

create table supp (
  supp_id integer primary key,
  supp_nm text not null,
  town text,
  ctry text not null,
  email text
);

create table purch (
  purch_id integer primary key,
  supp_id integer not null references supp(supp_id),
  ingr_id integer not null references ingr(ingr_id),
  ord_dt text not null,
  dlv_dt text,
  qty real not null,
  unit_prc real not null,
  paid text not null default 'N'
);

create table cust (
  cust_id integer primary key,
  cust_nm text not null,
  typ text not null,         -- PUB SHOP REST HTL
  town text not null,
  tel text,
  email text,
  rep_id integer references staff(staff_id),
  cred_lim real,
  since_dt text not null,
  act text not null default 'Y'
);

create table prod (
  prod_id integer primary key,
  beer_id integer not null references beer(beer_id),
  prod_nm text not null,
  pkg text not null,
  vol_l real not null,
  unit_prc real not null,
  act text not null default 'Y'
);

create table ord (
  ord_id integer primary key,
  ord_no text not null unique,
  cust_id integer not null references cust(cust_id),
  ord_dt text not null,
  req_dt text not null,
  dlv_dt text,
  st text not null,          -- OPEN DLVD CANC
  due_dt text,
  paid_dt text
);

create table ord_ln (
  ord_id integer not null references ord(ord_id),
  ln_no integer not null,
  prod_id integer not null references prod(prod_id),
  qty integer not null,
  unit_prc real not null,
  disc_pct real not null default 0,
  primary key (ord_id, ln_no)
);

create table keg (
  keg_id integer primary key,
  keg_no text not null unique,
  size_l integer not null,
  buy_dt text,
  st text not null default 'IN'
);

create table keg_mv (
  mv_id integer primary key,
  keg_id integer not null,
  cust_id integer not null,
  out_dt text not null,
  ret_dt text,
  dep real not null
);

create table tap_sale (
  sale_id integer primary key,
  sale_dt text not null,
  sale_tm text not null,
  beer_id integer not null references beer(beer_id),
  sz text not null,
  qty integer not null,
  unit_prc real not null,
  pay text not null,
  staff_id integer references staff(staff_id)
);
create index tap_sale_dt on tap_sale(sale_dt);
