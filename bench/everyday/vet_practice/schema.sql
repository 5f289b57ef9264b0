CREATE TABLE Species (
    SpeciesID     INTEGER PRIMARY KEY,
    SpeciesName   NVARCHAR(40) NOT NULL
);

CREATE TABLE Breed (
    BreedID       INTEGER PRIMARY KEY,
    SpeciesID     INTEGER NOT NULL,
    BreedName     NVARCHAR(60) NOT NULL,
    CONSTRAINT FK_Breed_Species FOREIGN KEY (SpeciesID) REFERENCES Species (SpeciesID)
);

CREATE TABLE Insurer (
    InsurerID     INTEGER PRIMARY KEY,
    InsurerName   NVARCHAR(80) NOT NULL,
    ClaimsEmail   NVARCHAR(120),
    ClaimsPhone   NVARCHAR(30)
);

CREATE TABLE Owner (
    OwnerID       INTEGER PRIMARY KEY,
    Title         NVARCHAR(10),
    FirstName     NVARCHAR(60) NOT NULL,
    LastName      NVARCHAR(60) NOT NULL,
    Email         NVARCHAR(120),
    Phone         NVARCHAR(30),
    Mobile        NVARCHAR(30),
    Street        NVARCHAR(100),
    Town          NVARCHAR(60),
    PostCode      NVARCHAR(10),
    WantsReminder CHAR(1) NOT NULL DEFAULT 'Y',
    CreatedAt     DATETIME NOT NULL,
    DeletedAt     DATETIME
);

CREATE TABLE Animal (
    AnimalID      INTEGER PRIMARY KEY,
    OwnerID       INTEGER NOT NULL,
    SpeciesID     INTEGER NOT NULL,
    BreedID       INTEGER,
    AnimalName    NVARCHAR(60) NOT NULL,
    Sex           CHAR(1),
    Neutered      CHAR(1) NOT NULL DEFAULT 'N',
    BirthDate     DATETIME,
    Colour        NVARCHAR(40),
    ChipNumber    NVARCHAR(15),
    InsurerID     INTEGER,
    DeceasedAt    DATETIME,
    CreatedAt     DATETIME NOT NULL,
    DeletedAt     DATETIME,
    CONSTRAINT FK_Animal_Owner FOREIGN KEY (OwnerID) REFERENCES Owner (OwnerID),
    CONSTRAINT FK_Animal_Species FOREIGN KEY (SpeciesID) REFERENCES Species (SpeciesID),
    CONSTRAINT FK_Animal_Breed FOREIGN KEY (BreedID) REFERENCES Breed (BreedID)
);

CREATE TABLE Staff (
    StaffID       INTEGER PRIMARY KEY,
    FirstName     NVARCHAR(60) NOT NULL,
    LastName      NVARCHAR(60) NOT NULL,
    Role          CHAR(1) NOT NULL,     -- V vet, N nurse, R reception, M manager
    StartedAt     DATETIME NOT NULL,
    LeftAt        DATETIME
);

CREATE TABLE Visit (
    VisitID       INTEGER PRIMARY KEY,
    AnimalID      INTEGER NOT NULL,
    StaffID       INTEGER,
    VisitDate     DATETIME NOT NULL,
    DurationMin   INTEGER NOT NULL DEFAULT 15,
    Reason        NVARCHAR(80),
    Status        CHAR(1) NOT NULL DEFAULT 'B',   -- B booked / D done / X cancelled / N not turned up
    WeightKg      DECIMAL(6,2),
    CreatedAt     DATETIME NOT NULL,
    DeletedAt     DATETIME,
    CONSTRAINT FK_Visit_Animal FOREIGN KEY (AnimalID) REFERENCES Animal (AnimalID),
    CONSTRAINT FK_Visit_Staff FOREIGN KEY (StaffID) REFERENCES Staff (StaffID)
);
CREATE INDEX IX_Visit_VisitDate ON Visit (VisitDate);
CREATE INDEX IX_Visit_AnimalID ON Visit (AnimalID);

CREATE TABLE TreatmentGroup (
    TreatmentGroupID INTEGER PRIMARY KEY,
    GroupName        NVARCHAR(40) NOT NULL
);

CREATE TABLE Treatment (
    TreatmentID      INTEGER PRIMARY KEY,
    TreatmentGroupID INTEGER NOT NULL,
    TreatmentName    NVARCHAR(80) NOT NULL,
    Price            DECIMAL(10,2) NOT NULL,
    DeletedAt        DATETIME,
    CONSTRAINT FK_Treatment_Group FOREIGN KEY (TreatmentGroupID) REFERENCES TreatmentGroup (TreatmentGroupID)
);

CREATE TABLE VisitTreatment (
    VisitTreatmentID INTEGER PRIMARY KEY,
    VisitID          INTEGER NOT NULL,
    TreatmentID      INTEGER NOT NULL,
    Quantity         INTEGER NOT NULL DEFAULT 1,
    UnitPrice        DECIMAL(10,2) NOT NULL,   -- ex VAT
    CONSTRAINT FK_VT_Visit FOREIGN KEY (VisitID) REFERENCES Visit (VisitID),
    CONSTRAINT FK_VT_Treatment FOREIGN KEY (TreatmentID) REFERENCES Treatment (TreatmentID)
);

CREATE TABLE Vaccine (
    VaccineID     INTEGER PRIMARY KEY,
    SpeciesID     INTEGER NOT NULL,
    VaccineName   NVARCHAR(80) NOT NULL,
    Manufacturer  NVARCHAR(80),
    ValidMonths   INTEGER NOT NULL,
    CONSTRAINT FK_Vaccine_Species FOREIGN KEY (SpeciesID) REFERENCES Species (SpeciesID)
);

CREATE TABLE Vaccination (
    VaccinationID INTEGER PRIMARY KEY,
    AnimalID      INTEGER NOT NULL,
    VaccineID     INTEGER NOT NULL,
    VisitID       INTEGER,
    GivenAt       DATETIME NOT NULL,
    NextDueAt     DATETIME,
    BatchNo       NVARCHAR(20),
    DeletedAt     DATETIME,
    CONSTRAINT FK_Vaccination_Animal FOREIGN KEY (AnimalID) REFERENCES Animal (AnimalID),
    CONSTRAINT FK_Vaccination_Vaccine FOREIGN KEY (VaccineID) REFERENCES Vaccine (VaccineID)
);

CREATE TABLE Invoice (
    InvoiceID     INTEGER PRIMARY KEY,
    InvoiceNumber NVARCHAR(20) NOT NULL UNIQUE,
    OwnerID       INTEGER NOT NULL,
    VisitID       INTEGER,
    InvoiceDate   DATETIME NOT NULL,
    DueDate       DATETIME NOT NULL,
    NetAmount     DECIMAL(10,2) NOT NULL,
    VatAmount     DECIMAL(10,2) NOT NULL,
    TotalAmount   DECIMAL(10,2) NOT NULL,
    Status        CHAR(1) NOT NULL DEFAULT 'O',   -- O open, P paid, V void
    DeletedAt     DATETIME,
    CONSTRAINT FK_Invoice_Owner FOREIGN KEY (OwnerID) REFERENCES Owner (OwnerID),
    CONSTRAINT FK_Invoice_Visit FOREIGN KEY (VisitID) REFERENCES Visit (VisitID)
);
CREATE INDEX IX_Invoice_OwnerID ON Invoice (OwnerID);

CREATE TABLE Payment (
    PaymentID     INTEGER PRIMARY KEY,
    InvoiceID     INTEGER NOT NULL,
    PaidAt        DATETIME NOT NULL,
    Amount        DECIMAL(10,2) NOT NULL,
    Method        CHAR(1) NOT NULL,               -- C cash, K card, T transfer
    DeletedAt     DATETIME,
    CONSTRAINT FK_Payment_Invoice FOREIGN KEY (InvoiceID) REFERENCES Invoice (InvoiceID)
);
