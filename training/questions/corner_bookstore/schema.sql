CREATE TABLE customers (customer_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, city text NOT NULL, email text, birth_date date, registered_on date NOT NULL);
CREATE TABLE employees (employee_id int PRIMARY KEY, full_name text NOT NULL, job_title text NOT NULL, hired_on date NOT NULL, monthly_salary numeric(8,2) NOT NULL, birth_date date NOT NULL);
CREATE TABLE books (book_id int PRIMARY KEY, title text NOT NULL, author text NOT NULL, genre text NOT NULL, published_on date NOT NULL, pages int NOT NULL, price numeric(6,2) NOT NULL, stock int NOT NULL);
CREATE TABLE sales (sale_id int PRIMARY KEY, customer_id int REFERENCES customers, employee_id int NOT NULL REFERENCES employees, sold_at timestamp NOT NULL);
CREATE TABLE sale_items (sale_id int NOT NULL REFERENCES sales, book_id int NOT NULL REFERENCES books, quantity int NOT NULL, unit_price numeric(6,2) NOT NULL, PRIMARY KEY (sale_id, book_id));
CREATE TABLE payments (payment_id int PRIMARY KEY, sale_id int NOT NULL REFERENCES sales, paid_at timestamp NOT NULL, method text NOT NULL, amount numeric(8,2) NOT NULL);
