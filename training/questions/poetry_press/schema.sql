CREATE TABLE pp_poets (poet_id int PRIMARY KEY, poet_first_name text NOT NULL, poet_last_name text NOT NULL, born_year int, died_year int, agent_name text);
CREATE TABLE pp_books (book_id int PRIMARY KEY, isbn text NOT NULL, book_title text NOT NULL, poet_id int NOT NULL REFERENCES pp_poets, translator_name text, published_on date, list_price numeric(6,2) NOT NULL, pages int NOT NULL, out_of_print_on date);
CREATE TABLE pp_printings (printing_id int PRIMARY KEY, book_id int NOT NULL REFERENCES pp_books, printer_name text NOT NULL, printed_on date NOT NULL, copies int NOT NULL, unit_cost numeric(6,2) NOT NULL);
CREATE TABLE pp_shops (shop_id int PRIMARY KEY, shop_name text NOT NULL, city text NOT NULL, discount_percent int NOT NULL, standing_order boolean NOT NULL);
CREATE TABLE pp_orders (order_id int PRIMARY KEY, shop_id int NOT NULL REFERENCES pp_shops, ordered_on date NOT NULL, shipped_on date, cancelled boolean NOT NULL);
CREATE TABLE pp_order_lines (order_id int NOT NULL REFERENCES pp_orders, book_id int NOT NULL REFERENCES pp_books, copies_ordered int NOT NULL, copies_returned int NOT NULL, net_price numeric(6,2) NOT NULL, PRIMARY KEY (order_id, book_id));
CREATE TABLE pp_prizes (prize_id int PRIMARY KEY, prize_name text NOT NULL, book_id int NOT NULL REFERENCES pp_books, award_year int NOT NULL, outcome text NOT NULL, prize_money numeric(9,2));
CREATE TABLE pp_manuscripts (manuscript_id int PRIMARY KEY, working_title text NOT NULL, sender_name text NOT NULL, came_in_on date NOT NULL, reader_name text, decision text, decided_on date);
