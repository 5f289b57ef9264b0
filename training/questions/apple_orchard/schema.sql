-- keys by name, not declared
CREATE TABLE blocks (block_id int, block_name text, variety text, hectares numeric(5,2), trees int, planted_in int, irrigated boolean);
CREATE TABLE pickers (picker_id int, name text, nationality text, season_from date, season_to date, piece_rate numeric(5,2));
CREATE TABLE picks (pick_id int, block_id int, picker_id int, picked_on date, bins numeric(5,1), kg int, windfall boolean);
CREATE TABLE sprays (spray_id int, block_id int, sprayed_on date, product text, litres numeric(6,1), against text, wait_days int, operator text);
CREATE TABLE cold_rooms (room_id int, room_name text, capacity_kg int, target_c numeric(3,1));
CREATE TABLE lots (lot_no text, block_id int, room_id int, stored_on date, kg_in int, kg_left int, grade text, brix numeric(4,1), opened_on date);
CREATE TABLE sales (sale_id int, lot_no text, buyer text, sold_on date, kg int, price_per_kg numeric(5,2), paid boolean);
CREATE TABLE frost_nights (night date, lowest_c numeric(4,1), sprinklers_on boolean, block_id int, buds_lost_pct int);
