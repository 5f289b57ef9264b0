-- no foreign keys declared; columns ending in _id point to the table of that name
CREATE TABLE beers (id int, name text, style text, target_abv numeric(3,1), target_days int, retired boolean);
CREATE TABLE tanks (id int, label text, capacity_l int, kind text, last_deep_clean date);
CREATE TABLE brewers (id int, name text, started date);
CREATE TABLE batches (
  id int,
  batch_code text,
  beer_id int,
  tank_id int,
  brewer_id int,
  brewed_on date,
  packaged_on date,
  litres_brewed int,
  litres_packaged int,
  measured_abv numeric(4,2),
  verdict text            -- released, dumped, maturing
);
CREATE TABLE ingredients (id int, name text, kind text, unit text, cost_per_unit numeric(7,2), in_store numeric(8,1), safety_stock numeric(8,1), vendor text, best_before date);
CREATE TABLE batch_ingredients (batch_id int, ingredient_id int, amount numeric(8,2));
CREATE TABLE gravity_readings (batch_id int, read_at timestamp, gravity numeric(5,3), temperature_c numeric(4,1));
CREATE TABLE outlets (id int, name text, kind text, town text, first_order date);
CREATE TABLE deliveries (id int, outlet_id int, batch_id int, delivered_on date, kegs int, crates int, total numeric(8,2), paid_on date);
