CREATE TABLE menu (dish_code text, dish text, section text, price_p integer, gluten_free boolean, since date, until date);
CREATE TABLE waiters (badge integer, known_as text, weekend_only boolean, started date);
CREATE TABLE receipts (receipt_no integer, rung_up timestamp, table_no integer, covers integer, badge integer, paid_with text, tip_p integer, voided boolean);
CREATE TABLE receipt_lines (receipt_no integer, dish_code text, portions integer, charged_p integer);
