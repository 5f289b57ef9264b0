create table showroom (sr_id int primary key, sr_city text not null);
create table seller (seller_id int primary key, seller_name text not null, sr_id int not null references showroom, commission_rate numeric(4,2) not null); -- percent
create table maker (maker_id int primary key, maker_name text not null, promised_weeks int not null);
create table model (model_id int primary key, model_name text not null, maker_id int not null references maker, range text not null, purchase numeric(8,2) not null, retail numeric(8,2) not null);
create table buyer (buyer_id int primary key, buyer_name text not null, town text not null);
create table sale (sale_id int primary key, buyer_id int not null references buyer, seller_id int not null references seller, signed_on date not null, wanted_by date, deposit numeric(8,2) not null, cancelled_on date);
create table sale_item (sale_id int not null references sale, pos int not null, model_id int not null references model, qty int not null, agreed_price numeric(8,2) not null, ordered_on date, arrived_on date, delivered_on date, primary key (sale_id, pos));
create table service_case (case_id int primary key, sale_id int not null, pos int not null, opened_on date not null, closed_on date, cost numeric(7,2) not null, foreign key (sale_id, pos) references sale_item);
