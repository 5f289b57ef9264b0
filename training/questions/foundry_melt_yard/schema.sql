CREATE TABLE furnace (furnace_id int PRIMARY KEY, label text NOT NULL, capacity_t numeric(5,1) NOT NULL, relined_on date NOT NULL);
CREATE TABLE alloy (alloy_id int PRIMARY KEY, designation text NOT NULL, target_carbon numeric(4,2) NOT NULL);
CREATE TABLE charge_material (material_id int PRIMARY KEY, material text NOT NULL, eur_per_t numeric(8,2) NOT NULL, stock_t numeric(8,1) NOT NULL, reorder_t numeric(8,1) NOT NULL);
CREATE TABLE heat (heat_no int PRIMARY KEY, furnace_id int NOT NULL REFERENCES furnace, alloy_id int NOT NULL REFERENCES alloy, melter text NOT NULL, charged_at timestamptz NOT NULL, tapped_at timestamptz, kwh int NOT NULL, tapped_t numeric(5,2), rejected boolean NOT NULL DEFAULT false);
CREATE TABLE heat_charge (heat_no int NOT NULL REFERENCES heat, material_id int NOT NULL REFERENCES charge_material, tonnes numeric(5,2) NOT NULL, PRIMARY KEY (heat_no, material_id));
CREATE TABLE spectro (sample_id int PRIMARY KEY, heat_no int NOT NULL REFERENCES heat, taken_at timestamptz NOT NULL, carbon numeric(4,2) NOT NULL, silicon numeric(4,2) NOT NULL);
