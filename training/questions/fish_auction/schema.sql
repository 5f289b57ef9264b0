CREATE TABLE porto (
  id int PRIMARY KEY,
  nome text NOT NULL,
  distrito text NOT NULL
);
CREATE TABLE armador (
  id int PRIMARY KEY,
  nome text NOT NULL,
  nif char(9),
  telefone text
);
CREATE TABLE embarcacao (
  matricula text PRIMARY KEY,
  nome text NOT NULL,
  armador_id int NOT NULL REFERENCES armador(id),
  porto_id int NOT NULL REFERENCES porto(id),
  arte text NOT NULL,
  comprimento_m numeric(4,1) NOT NULL,
  ano_construcao int,
  ativa boolean NOT NULL
);
CREATE TABLE especie (
  codigo char(3) PRIMARY KEY,
  nome_comum text NOT NULL,
  tamanho_minimo_cm int,
  quota_anual_kg int
);
CREATE TABLE comprador (
  id int PRIMARY KEY,
  nome text NOT NULL,
  tipo text NOT NULL,
  concelho text,
  limite_credito numeric(10,2),
  suspenso boolean NOT NULL DEFAULT false
);
CREATE TABLE leilao (
  id int PRIMARY KEY,
  porto_id int NOT NULL REFERENCES porto(id),
  data date NOT NULL,
  leiloeiro text NOT NULL,
  hora_inicio time NOT NULL
);
CREATE TABLE lote (
  id int PRIMARY KEY,
  leilao_id int NOT NULL REFERENCES leilao(id),
  matricula text NOT NULL REFERENCES embarcacao(matricula),
  especie_codigo char(3) NOT NULL REFERENCES especie(codigo),
  peso_kg numeric(8,1) NOT NULL,
  frescura char(1) NOT NULL,
  preco_base numeric(6,2) NOT NULL,
  preco_final numeric(6,2),
  comprador_id int REFERENCES comprador(id)
);
CREATE TABLE pagamento (
  id int PRIMARY KEY,
  comprador_id int NOT NULL REFERENCES comprador(id),
  data date NOT NULL,
  valor numeric(10,2) NOT NULL,
  meio text NOT NULL
);
