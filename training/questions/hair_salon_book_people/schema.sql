create table stylist (
  stylistid int primary key,
  stylistname text not null,
  level text not null,
  startedon date not null,
  leftdate date
);
create table client (
  clientid int primary key,
  clientname text not null,
  mobile text,
  birthday date,
  firstvisit date,
  patchtest date,
  marketingok boolean not null
);
create table service (
  serviceid int primary key,
  servicename text not null,
  category text not null,
  minutes int not null,
  price numeric(6,2) not null
);
create table booking (
  bookingid int primary key,
  clientid int not null references client,
  stylistid int not null references stylist,
  startsat timestamp not null,
  state char(2) not null, -- BK booked, DN done, NS no show, CX cancelled
  depositpaid numeric(6,2) not null default 0
);
create table bookingline (
  bookingid int not null references booking,
  serviceid int not null references service,
  charged numeric(6,2) not null,
  primary key (bookingid, serviceid)
);
create table product (
  productid int primary key,
  productname text not null,
  brand text not null,
  price numeric(6,2) not null,
  onshelf int not null,
  reorderat int not null
);
create table productsale (
  saleid int primary key,
  productid int not null references product,
  clientid int references client,
  stylistid int not null references stylist,
  soldon date not null,
  qty int not null
);
