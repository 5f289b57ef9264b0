CREATE TABLE barn (barn_id int PRIMARY KEY, barn text NOT NULL, site text NOT NULL);
CREATE TABLE pen (pen_id int PRIMARY KEY, barn_id int NOT NULL, pen_no int NOT NULL, places int NOT NULL);
CREATE TABLE batch (batch_id int PRIMARY KEY, pen_id int NOT NULL, breeder text NOT NULL, in_dt date NOT NULL, out_dt date, head_in int NOT NULL, kg_in numeric(8,1) NOT NULL, eur_per_head numeric(6,2) NOT NULL);
CREATE TABLE feed_type (ft_id int PRIMARY KEY, feed text NOT NULL, eur_t numeric(7,2) NOT NULL);
CREATE TABLE feeding (batch_id int NOT NULL, ft_id int NOT NULL, wk date NOT NULL, kg int NOT NULL, PRIMARY KEY (batch_id, ft_id, wk));
CREATE TABLE loss (loss_id int PRIMARY KEY, batch_id int NOT NULL, dt date NOT NULL, head int NOT NULL, cause text);
CREATE TABLE slaughter (sl_id int PRIMARY KEY, batch_id int NOT NULL, dt date NOT NULL, abattoir text NOT NULL, head int NOT NULL, carcass_kg numeric(8,1) NOT NULL, eur_kg numeric(5,3) NOT NULL, lean_pct numeric(4,1) NOT NULL);
