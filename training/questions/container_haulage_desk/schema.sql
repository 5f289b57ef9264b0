CREATE TABLE ports (port_code char(3) PRIMARY KEY, port_name text NOT NULL, free_days int NOT NULL);
CREATE TABLE hauliers (haulier_no int PRIMARY KEY, haulier_name text NOT NULL, trucks int NOT NULL);
CREATE TABLE importers (importer_no int PRIMARY KEY, importer_name text NOT NULL, parent_no int REFERENCES importers, town text NOT NULL);
CREATE TABLE containers (container_no text PRIMARY KEY, size_ft int NOT NULL, reefer boolean NOT NULL, port_code char(3) NOT NULL REFERENCES ports, importer_no int NOT NULL REFERENCES importers, discharged_on date NOT NULL, customs_cleared_on date, picked_up_on date, empty_back_on date, empty_back_by date NOT NULL);
CREATE TABLE hauls (haul_no int PRIMARY KEY, container_no text NOT NULL REFERENCES containers, haulier_no int NOT NULL REFERENCES hauliers, slot_at timestamp NOT NULL, gate_in_at timestamp, quoted numeric(8,2) NOT NULL, billed numeric(8,2), km int NOT NULL);
CREATE TABLE demurrage (container_no text PRIMARY KEY REFERENCES containers, days int NOT NULL, charged numeric(8,2) NOT NULL, passed_on boolean NOT NULL);
COMMENT ON COLUMN ports.free_days IS 'days a container may stand without charge';
COMMENT ON COLUMN demurrage.passed_on IS 'charged on to the importer';
