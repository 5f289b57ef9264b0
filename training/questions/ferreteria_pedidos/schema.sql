CREATE TABLE clientes (id_cli int PRIMARY KEY, nombre text NOT NULL, ciudad text, telefono text, limite numeric(9,2), alta date NOT NULL, baja date);
CREATE TABLE empleados (id_emp int PRIMARY KEY, nombre text NOT NULL, puesto text NOT NULL, jefe int REFERENCES empleados(id_emp));
CREATE TABLE familias (id_fam int PRIMARY KEY, descripcion text NOT NULL);
CREATE TABLE articulos (cod_art text PRIMARY KEY, descripcion text NOT NULL, id_fam int REFERENCES familias, precio numeric(8,2) NOT NULL, coste numeric(8,2) NOT NULL, existencias int NOT NULL, minimo int NOT NULL);
CREATE TABLE pedidos (num_ped int PRIMARY KEY, id_cli int NOT NULL REFERENCES clientes, fec_ped date NOT NULL, fec_entrega date, fec_factura date, vendedor int REFERENCES empleados(id_emp), estado text NOT NULL, portes numeric(7,2) NOT NULL);
CREATE TABLE lineas_ped (num_ped int REFERENCES pedidos, lin int, cod_art text REFERENCES articulos, cantidad int NOT NULL, precio numeric(8,2) NOT NULL, dto_pct numeric(4,1) NOT NULL, PRIMARY KEY (num_ped, lin));
CREATE TABLE cobros (id_cobro int PRIMARY KEY, num_ped int REFERENCES pedidos, fecha date NOT NULL, importe numeric(9,2) NOT NULL, forma text NOT NULL);
